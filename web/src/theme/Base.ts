/**
 * Base styles of elements, in the head of every page ahead of the styles of components (gatsby/build/documentHead.ts), and in no
 * script.
 *
 * `overflow-wrap: anywhere` lets a column shrink to a letter: good for words that fit no screen, bad for columns that
 * could share the room. `data-in` marks content of one theme only.
 *
 * Scrolling is smooth only towards a link's target: if focusing a field scrolled the page smoothly, a click would miss
 * its button.
 */
export const BASE = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:5rem}
@media (prefers-reduced-motion:no-preference){html:has(:target){scroll-behavior:smooth}}
body{margin:0;background:var(--sky);color:var(--ink);font:400 var(--t1)/var(--lh-read) var(--text);overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,table{margin:0;padding:0}
h1,h2,h3{font-family:var(--display);font-weight:700;line-height:var(--lh-snug);text-wrap:balance;hyphens:auto}
th,td{overflow-wrap:break-word}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
legend{padding:0}
img,svg{display:block;max-width:100%}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
button,input,textarea,select{font:inherit;color:inherit}
:focus-visible{outline:2px solid transparent;box-shadow:var(--focus);border-radius:var(--r1)}
::selection{background:var(--signal);color:var(--on-signal)}
p,dd,li,th,td,small{text-wrap:pretty}
@media (forced-colors:active){:root[data-theme]{--ink:CanvasText;--muted:CanvasText;--line:var(--off);--off:color-mix(in srgb,CanvasText 35%,Canvas);--sea-off:var(--off)}.lucide{stroke:currentColor}}
@media (prefers-contrast:more){:root[data-theme]{--muted:var(--ink);--line:var(--edge);--off:var(--edge);--sea-muted:var(--sea-ink);--sea-line:var(--sea-ink);--sea-off:var(--edge)}a{text-decoration-thickness:2px}}
[hidden]{display:none!important}
:root:not([data-js]) [data-needs-js],:root:not([data-hydrated]) [data-needs-hydration]{visibility:hidden}
:root[data-theme=dark] [data-in]:not([data-in~=dark]),:root[data-theme=system] [data-in]:not([data-in~=system]),:root:not([data-theme=dark],[data-theme=system]) [data-in]:not([data-in~=light]){display:none}
@media print{:root[data-theme]{color-scheme:light;--measure:none;--sky:#fff;--sea:#fff;--sea-ink:var(--ink);--sea-muted:var(--muted);--sea-line:var(--line);--sea-off:var(--off);--sea-up:var(--up)}body{font-size:11pt}h2,h3{break-after:avoid}}
`.replace(/\n/g, '')
