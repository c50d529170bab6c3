import {HOME_COUNTRY} from '../../../domain/customers/countries.ts'
import {ATTEMPT_KEY, LASTS_MS as ATTEMPT_LASTS_MS, SAVED_FIELDS_KEY} from './attempt.ts'
import {FIELDS, LASTS_MS} from './savedFields.ts'

/**
 * Inline script that saves a form's fields, in the format of session/savedFields.ts, and restores them on the next page. It
 * runs before and beside React: between loading the scripts and hydration nobody else listens, and the answer to a
 * refused form has no other script.
 *
 * Fields that a password manager fills send no event, so the form is also read when a visitor clicks or leaves. An
 * untouched form is not saved: its page would load its scripts at once next time.
 *
 * A link with `?code=` fills the discount code in.
 *
 * A form that the browser submits itself carries the visitor's attempt (session/attempt.ts), as the scripts would send
 * it.
 */
export const formScript = `(function(d){
var sent,names=${JSON.stringify(FIELDS)},form=function(){return d.querySelector('form[method=post]')}
function typed(i){return i.localName==='input'&&i.value!==i.defaultValue}
function keep(e){var f=form()
if(f&&(e.type==='input'||e.type==='change'?e.target.form===f:[].some.call(f,typed)))try{var k={at:Date.now()};new FormData(f).forEach(function(v,n){if(v&&names.includes(n))k[n]=v});sessionStorage.setItem('${SAVED_FIELDS_KEY}',JSON.stringify(k))}catch(e){}}
['input','change','click','pagehide'].forEach(function(t){addEventListener(t,keep,true)})
function attempt(){var s=localStorage,n='${ATTEMPT_KEY}',a=JSON.parse(s.getItem(n))
if(!a||!(Date.now()-a.at<${ATTEMPT_LASTS_MS}))s.setItem(n,JSON.stringify(a={id:crypto.randomUUID(),at:Date.now()}))
return a.id}
addEventListener('submit',function(e){sent=e.target===form()},true)
addEventListener('formdata',function(e){if(sent)try{sent=0;e.formData.set('attempt',attempt())}catch(e){}})
try{var i=form().elements.code,c=new URLSearchParams(location.search).get('code');if(c&&!i.value)i.value=c}catch(e){}
try{var f=form(),k=JSON.parse(sessionStorage.getItem('${SAVED_FIELDS_KEY}'))
if(f&&Date.now()-k.at<${LASTS_MS})names.forEach(function(n){var i=f.elements[n],v=k[n];if(!i||typeof v!=='string')return
if(i.localName?!i.value||i.value==='${HOME_COUNTRY}':!location.search&&i.value===i[0].value)i.value=v})}catch(e){}
})(document)`
