/**
 * Inline script that runs before the first paint, so that no page flashes in the wrong theme: applies the stored choice
 * (light, dark or system), else light. `data-js` shows the controls that need JavaScript. Controls of the theme work
 * with and without the page's own scripts, which are notified; `data-theme-to` names the theme, empty toggles light and
 * dark.
 */
export const themeScript = `(function(d,s){
function show(t){s.theme=t==='dark'||t==='system'?t:'light';d.querySelectorAll('[data-theme-to]').forEach(function(b){if(b.dataset.themeTo)b.ariaPressed=String(b.dataset.themeTo===s.theme)});dispatchEvent(new Event('themechange'))}
s.js='';try{var t=localStorage.getItem('theme')}catch(e){}show(t)
d.addEventListener('DOMContentLoaded',function(){show(s.theme)})
addEventListener('storage',function(e){if(e.key==='theme')show(e.newValue)})
d.addEventListener('click',function(e){var b=e.target.closest('[data-theme-to]');if(!b)return
show(b.dataset.themeTo||(s.theme==='dark'||s.theme==='system'&&matchMedia('(prefers-color-scheme: dark)').matches?'light':'dark'))
try{localStorage.setItem('theme',s.theme)}catch(e){}})
})(document,document.documentElement.dataset)`
