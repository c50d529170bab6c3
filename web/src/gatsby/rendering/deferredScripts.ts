import type {ScriptsCome} from '../../../../domain/pages/pages.ts'
import {LATER_SCRIPTS_POLICY} from '../../head/trustedTypes.ts'
import {SAVED_FIELDS_KEY} from '../../session/attempt.ts'

/** When a page loads its scripts by itself. A form: only when it was begun, by its address or by saved fields. */
const AT_ONCE: Record<ScriptsCome, string> = {
  idle: 'else soon()',
  resumed: `else try{if(location.search||sessionStorage.getItem('${SAVED_FIELDS_KEY}'))soon()}catch(e){}`,
  acted: '',
}

/** The response to a click is painted within this time, also on a slow phone. */
export const PAINTED_AFTER_MS = 200

/**
 * Inline script that loads a page's scripts: on a visitor's first interaction, or once the browser is idle; within a
 * frame (the Studio's preview) at once. Interactions are pointer movement, key, focus and click; not scrolling,
 * dragging the page with a finger, or a pointer event without movement. The response to a click is painted before
 * loading starts.
 *
 * A click that needs the page's scripts is stopped, and replayed once they report ready (`hydrated`, from
 * layout/markHydrated.ts), each in its own task, since the next may depend on its effect. Native behaviour (links,
 * forms, dialogs, accordions) and the theme, which has its own script, are not intercepted.
 *
 * Language links are also native until then: the scroll position is saved for the next page, which restores it before
 * its first paint (later: layout/scrollPosition.ts). Forms have a script of their own: session/formScript.ts.
 *
 * In browsers with Trusted Types its policy allows these script addresses only.
 */
export const deferredScripts = (sources: readonly string[], come: ScriptsCome): string => `(function(d){
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
