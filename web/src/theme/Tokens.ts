import {createGlobalStyle} from 'styled-components'

/**
 * Every value of the design, one definition per role, light and dark in one line. Contrast ratios and the use of each
 * role stand in docs/design.md. Light is the default; "system" is a choice of the visitor's.
 */
export const Tokens = createGlobalStyle`
@font-face{font-family:"Bricolage VK";src:url(/fonts/bricolage-vk.woff2) format("woff2");font-weight:700;font-display:swap}
@font-face{font-family:"Hanken VK";src:url(/fonts/hanken-vk.woff2) format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Bricolage fallback";src:local("Arial Narrow Bold"),local("Liberation Sans Narrow Bold"),local("Arial Bold");size-adjust:96%;ascent-override:95%;descent-override:26%}
@font-face{font-family:"Hanken fallback";src:local("Arial"),local("Liberation Sans");size-adjust:99%;ascent-override:101%;descent-override:30%}
:root{
color-scheme:light;
  
  --sky:light-dark(#EAF0F0,#06171F);
  --surface:light-dark(#FBFDFD,#0C242F);
  --sunken:light-dark(#DDE7E8,#04111A);
  --sea:light-dark(#0B3040,#0F3B4D);
  --sea-deep:light-dark(#082530,#0A2C3A);
  --ink:light-dark(#0A2733,#E9F1F1);
  --muted:light-dark(#46606B,#9FB6BE);
  --sea-ink:#F1F6F5;
  --sea-muted:#A9C3CB;
  --line:light-dark(#C6D4D6,#1C3C49);
  --edge:light-dark(#6F8690,#6E8C98);
  --sea-line:light-dark(#2A5163,#2B5B6F);
  --sea-off:#3B6072;
  --signal:light-dark(#F4500C,#FF6A2B);
  --signal-hover:light-dark(#FF6423,#FF8450);
  --on-signal:#0A1F29;
  --signal-text:light-dark(#B03A08,#FF8F5F);
  --sea-signal:#FF8A57;
  --up:light-dark(#0A6650,#62D2AE);
  --down:light-dark(#9C2B20,#FF9C8D);
  --warn:light-dark(#7A5200,#F2C063);
  --sea-up:#7FE0BF;
  --danger:light-dark(#9C2B20,#D4523F);
  --on-danger:light-dark(#FFFFFF,#04111A);
  --off:light-dark(#B4C4C8,#2C4A57);
  --scrim:rgb(4 17 26/.62);
  --ring:light-dark(#0A2733,#E9F1F1);
  --ring-gap:light-dark(#FBFDFD,#04111A);
  --focus:0 0 0 2px var(--ring-gap),0 0 0 5px var(--ring);
  --display:"Bricolage VK","Bricolage fallback","Arial Narrow",sans-serif;
  --text:"Hanken VK","Hanken fallback",system-ui,sans-serif;
  --t-1:.8125rem;
  --t0:.9375rem;
  --t1:1.0625rem;
  --t2:clamp(1.125rem,1.05rem + .35vw,1.3125rem);
  --t3:clamp(1.375rem,1.28rem + .45vw,1.625rem);
  --t4:clamp(1.75rem,1.5rem + 1.1vw,2.375rem);
  --t5:clamp(2.375rem,1.85rem + 2.3vw,3.75rem);
  --t6:clamp(3.5rem,2.6rem + 5.2vw,7rem);
  --lh-snug:1.12; --lh-read:1.55;
  --measure:62ch;
  --s1:.25rem; --s2:.5rem; --s3:.75rem; --s4:1rem; --s5:1.5rem; --s6:2rem; --s7:3rem; --s8:4rem;
  --gap:clamp(1rem,.7rem + 1.3vw,1.5rem);
  --gutter:clamp(1rem,.2rem + 3.4vw,3rem);
  --section:clamp(4rem,3rem + 5vw,7.5rem);
  --wrap:75rem;
  --r1:4px; --r2:6px; --r3:12px;
  --control:2.75rem;
  --lift:0 1px 2px rgb(4 17 26/.10),0 12px 32px -8px rgb(4 17 26/.28);
  --fast:120ms; --base:220ms; --slow:600ms;
  --ease:cubic-bezier(.2,.7,.2,1);
  --swell:cubic-bezier(.45,.05,.35,1);
}
[data-theme=dark]{color-scheme:dark}
[data-theme=system]{color-scheme:light dark}
@media (prefers-reduced-motion:reduce){:root{--fast:0s;--base:0s;--slow:0s}}
`
