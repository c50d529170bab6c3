import type {ScriptsCome} from '../../../domain/pages/pages.ts'
import {LATER_SCRIPTS_POLICY} from '../head/trustedTypes.ts'
import {TYPED} from '../session/typed.ts'

/** What a page does by itself. Of a form: only where it was begun, by its address or by what was typed in this tab. */
const AT_ONCE: Record<ScriptsCome, string> = {
  idle: 'else soon()',
  resumed: `else try{if(location.search||sessionStorage.getItem('${TYPED}'))soon()}catch(e){}`,
  acted: '',
}

/** Within this time the answer to a press is painted, also on a slow phone. */
export const PAINTED_AFTER_MS = 200

/**
 * The inline script that fetches a page's scripts: at the first act of a visitor, or as soon as the browser is idle. Within a frame (the Studio's preview) at once. An act is what a pointer, a key, focus or a click does; scrolling is
 * none, nor is a finger that drags the page, nor a pointer that browsers report without its having moved. What was pressed
 * is painted before the fetching begins.
 *
 * A press that only the page's scripts can answer is kept from them until they say that they are there, and then given to
 * them once (`hydrated`, from layout/tellHydrated.ts), each in a turn of its own: the next may depend on what it changed. What the browser does by itself (links, forms, dialogs, accordions) is
 * not kept, nor is the theme, which has a script of its own.
 *
 * A link to the other language is the browser's as well until then: the place that was read is left for that page, which
 * stands there from its first paint on (later: layout/keepPlace.ts). Forms have a script of their own: renderer/earlyForm.ts.
 *
 * Where the browser knows Trusted Types, its policy makes an address of a script of these and of nothing else.
 */
export const laterScripts = (sources: readonly string[], come: ScriptsCome): string => `(function(d){
var acts=['pointermove','keydown','focusin','click'],presses=['click','change'],kept=[],begun
var sources=${JSON.stringify(sources)},rule={createScriptURL:function(u){return sources.includes(u)?u:null}}
var own=self.trustedTypes?trustedTypes.createPolicy('${LATER_SCRIPTS_POLICY}',rule):rule
function load(){if(begun)return;begun=1;sources.forEach(function(u){var s=d.createElement('script');s.src=own.createScriptURL(u);d.body.append(s)})}
function soon(){self.requestIdleCallback?requestIdleCallback(load,{timeout:1e3}):setTimeout(load,100)}
function act(e){if(e.type==='pointermove'&&(e.pointerType==='touch'||!e.movementX&&!e.movementY))return
acts.forEach(function(a){removeEventListener(a,act,true)});setTimeout(soon,${PAINTED_AFTER_MS})}
function keep(e){
var a=e.target.closest('a[hreflang]')
try{if(a)sessionStorage.place=[scrollY,a.href]}catch(e){}
var t=e.target.closest(e.type==='click'?'button[type=button]:not([data-theme-to]),[role=switch]':'select')
if(!t||t.commandForElement)return
e.stopImmediatePropagation()
var value=t.value,checked=t.checked
kept.push(e.type==='click'?function(){if(t.localName==='input')t.checked=!checked;t.click()}:function(){t.value=value;t.dispatchEvent(new Event('change',{bubbles:true}))})}
acts.forEach(function(a){addEventListener(a,act,true)})
presses.forEach(function(p){addEventListener(p,keep,true)})
addEventListener('hydrated',function(){presses.forEach(function(p){removeEventListener(p,keep,true)});kept.forEach(function(again){setTimeout(again)})},{once:true})
try{var p=sessionStorage.place.split(',');delete sessionStorage.place;if(p[1]===location.href)scrollTo({top:p[0],behavior:'instant'})}catch(e){}
if(parent!==self)load()
${AT_ONCE[come]}
})(document)`
