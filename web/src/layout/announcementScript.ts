/** Attribute of the button that closes an announcement: its id. */
export const CLOSES = 'data-closes'

/** Hides an announcement until the page is loaded anew, also where the script below is not: in the preview. */
export const closeAnnouncement = (id: string) => {
  document.documentElement.dataset.closed = id
}

/** Key of the browser's storage for the id of the announcement that was closed last. */
const CLOSED = 'announcement'

/**
 * Inline script of pages with an announcement: hides the one that the visitor closed before it is painted, so that
 * nothing moves, and closes it at a press, before and after the page's own scripts. It listens before their loader
 * (gatsby/rendering/deferredScripts.ts) does, which keeps presses for later.
 */
export const announcementScript = `(function(s){try{s.closed=localStorage.getItem('${CLOSED}')||''}catch(e){}
addEventListener('click',function(e){var b=e.target.closest('[${CLOSES}]');if(!b)return
s.closed=b.getAttribute('${CLOSES}');try{localStorage.setItem('${CLOSED}',s.closed)}catch(e){}},true)
})(document.documentElement.dataset)`
