import {COLOUR_PROPERTIES, FONT_FACES, FONT_PROPERTIES} from '../../../domain/brand/tokens.ts'

/**
 * All design tokens. Light is the default; "system" is a choice of the visitor's.
 *
 * They are in the head of every page (gatsby/build/documentHead.ts) and in no script: a style sheet that a script replaces loads
 * its fonts again, and for a moment every line has the width of a fallback font.
 */
export const TOKENS = `
${FONT_FACES}
:root{
color-scheme:light;
${COLOUR_PROPERTIES}
  --focus:0 0 0 2px var(--ring-gap),0 0 0 5px var(--ring);
  ${FONT_PROPERTIES}
  --t-1:.8125rem;
  --t0:.9375rem;
  --t1:1.0625rem;
  --t2:clamp(1.125rem,1.05rem + .35vw,1.3125rem);
  --t3:clamp(1.375rem,1.28rem + .45vw,1.625rem);
  --t4:clamp(1.75rem,1.5rem + 1.1vw,2.375rem);
  --t5:clamp(2.375rem,1.85rem + 2.3vw,3.75rem);
  --lh-snug:1.12; --lh-read:1.55;
  --measure:62ch;
  --s1:.25rem; --s2:.5rem; --s3:.75rem; --s4:1rem; --s5:1.5rem; --s6:2rem; --s7:3rem; --s8:4rem;
  --gap:clamp(1rem,.7rem + 1.3vw,1.5rem);
  --gutter:clamp(1rem,.2rem + 3.4vw,3rem);
  --section:clamp(4rem,3rem + 5vw,7.5rem);
  --wrap:75rem;
  --r1:4px; --r2:6px; --r3:12px;
  --control:2.75rem;
  --stripe:polygon(0 0,100% 14%,100% 86%,0 100%);
  --lift:0 1px 2px rgb(4 17 26/.10),0 12px 32px -8px rgb(4 17 26/.28);
  --fast:120ms; --base:220ms; --slow:600ms;
  --ease:cubic-bezier(.2,.7,.2,1);
  --swell:cubic-bezier(.45,.05,.35,1);
}
[data-theme=dark]{color-scheme:dark}
[data-theme=system]{color-scheme:light dark}
@media (prefers-reduced-motion:reduce){:root{--fast:0s;--base:0s;--slow:0s}}
`.replace(/\n\s*/g, '')
