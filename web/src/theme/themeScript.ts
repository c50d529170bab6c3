/**
 * Runs before the first paint, so that no page flashes in the wrong theme: the stored choice (light, dark or system),
 * else light. `data-js` shows the controls that need JavaScript.
 */
export const themeScript = `(function(d){d.dataset.js='';try{var t=localStorage.getItem('theme')}catch(e){}d.dataset.theme=t==='dark'||t==='system'?t:'light'})(document.documentElement)`
