import {SOCK_STYLE} from '../ui/sock.ts'

/** The page's own rules, beside those of the portal: the board on the sea, the answers, the plans. */
export const WIND_STYLE = `.lede{font-size:1.1875rem}
.board{display:flex;flex-wrap:wrap;align-items:center;gap:1.25rem 2.5rem;padding:clamp(1.25rem,4vw,2.25rem);border-radius:12px;background:var(--sea);color:var(--sea-ink)}
${SOCK_STYLE}
.board svg{height:9.5rem}.board .off{fill:var(--sea-off)}
.columns>.board,.scale{display:none}
.board .score{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1em .4em;font:700 1.75rem/1 var(--display);text-transform:lowercase;margin-bottom:.75rem}
.board strong{font-size:4.5rem;line-height:.85;font-variant-numeric:tabular-nums}
.answers ul,ul.service{display:grid;gap:0;width:100%;padding:0;list-style:none}
.answers li{display:grid;grid-template-columns:1.75rem 1fr;gap:0 .5rem;padding:.75rem 0;border-top:1px solid var(--line)}
.answers li::before{grid-row:span 2;font-weight:700}
.answers .is-fine::before{content:"✓";color:var(--up)}.answers .is-attention::before{content:"!";color:var(--warn)}
.answers h3{margin:0}.answers p{max-width:62ch}
ul.service li{padding:.75rem 0;border-top:1px solid var(--line)}ul.service strong{display:block}
.columns,.columns>div{display:grid;gap:1.5rem;align-content:start;min-width:0}
.about{display:grid;gap:.5rem;color:var(--muted)}.about p{max-width:62ch}
.plans{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1rem;margin-top:1rem}
.plan{align-content:start}.plan header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem;width:100%}.plan h3{font:700 1.375rem/1.2 var(--display);margin:0}
.badge{padding:.2rem .6rem;border-radius:4px;background:var(--signal);color:var(--on-signal);font-size:.875rem;font-weight:600}
.price strong{font:700 2.25rem/1 var(--display)}
.owner{max-width:62ch;font-size:.9375rem}.owner code{font-size:1em;white-space:nowrap;background:var(--sunken);padding:.1em .35em;border-radius:4px}.owner h2{font-size:1.125rem;margin-bottom:.25rem}

@media print{.columns>.board,.scale{display:none}.board{background:none;color:inherit;padding:0}form,.plans .button{display:none}}`

/** The answer has two columns where there is room. */
export const WIDE_STYLE =
  '@media (min-width:60rem){header.top,main,body>footer{max-width:70rem}.columns{grid-template-columns:1fr 1fr}.columns>.board{display:flex;place-content:center}.scale{display:flex;gap:.75rem;width:100%;max-width:30rem;list-style:none;padding:0;margin:0;color:var(--sea-muted);font-size:.8125rem}section.board .scale{gap:.25rem;width:auto;margin-left:auto}.scale li{display:grid;gap:.5rem;flex:1;min-width:3.5rem;white-space:nowrap}section.board .scale li{min-width:4.5rem}.board .scale svg{height:clamp(4.25rem,7vw,6rem);color:var(--sea-ink)}section.board .scale svg{height:4.25rem}.scale .here{color:var(--sea-ink);font-weight:700}.scale .here span{text-decoration:underline;text-decoration-color:var(--signal);text-decoration-thickness:3px;text-underline-offset:.3em}}'
