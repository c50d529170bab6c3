import {HOME_COUNTRY} from '../model.ts'
import {FIELDS, LASTS_MS, TYPED} from '../session/typed.ts'

/**
 * The inline script that keeps a form's fields, in the form of session/typed.ts, and puts back what was typed on an earlier
 * page. It runs before React and beside it: between fetching the scripts and hydration nobody else listens, and the answer
 * to a form that was refused has no other script.
 *
 * Fields that a password manager fills send no event, so the form is also read when a visitor presses something or leaves.
 * A form in which nothing was typed leaves nothing behind then: its page would fetch its scripts at once next time.
 */
export const earlyForm = `(function(d){
var names=${JSON.stringify(FIELDS)},form=function(){return d.querySelector('form[method=post]')}
function typed(i){return i.localName==='input'&&i.value!==i.defaultValue}
function keep(e){var f=form()
if(f&&(e.type==='input'||e.type==='change'?e.target.form===f:[].some.call(f,typed)))try{var k={at:Date.now()};new FormData(f).forEach(function(v,n){if(v&&names.includes(n))k[n]=v});sessionStorage.setItem('${TYPED}',JSON.stringify(k))}catch(e){}}
['input','change','click','pagehide'].forEach(function(t){addEventListener(t,keep,true)})
try{var f=form(),k=JSON.parse(sessionStorage.getItem('${TYPED}'))
if(f&&Date.now()-k.at<${LASTS_MS})names.forEach(function(n){var i=f.elements[n],v=k[n];if(!i||typeof v!=='string')return
if(i.localName?!i.value||i.value==='${HOME_COUNTRY}':!location.search&&i.value==='monthly')i.value=v})}catch(e){}
})(document)`
