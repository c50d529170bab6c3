import {PART_STYLES} from '../../ui/partStyles.ts'
import {PROMISE_STYLE} from '../../ui/promiseLine.ts'

/** The portal's own rules: cards below each other, steps, a table for narrow screens; printing leaves the forms out. */
const STYLE = `body{padding:clamp(1rem,4vw,3rem) clamp(.75rem,4vw,3rem)}
header.top,main,body>footer{max-width:44rem;margin:0 auto}
header.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1.5rem;margin-bottom:1.5rem}
header.top nav a{display:inline-flex;align-items:center;min-height:2.75rem}
main{display:grid;gap:1.5rem}main>*{min-width:0}
main>p{max-width:62ch}
p,li,small,.notice{text-wrap:pretty}
h2{font:700 1.375rem/1.2 var(--display)}
body:has(.parts)>:is(header.top,main,footer){max-width:60rem}
.parts,.parts>div,.part{display:grid;gap:1.5rem;min-width:0}.parts>div{gap:2.5rem}
.part{gap:1rem;scroll-margin-top:1rem}.part>h2{font-size:1.625rem}
.parts>nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;padding:0}.parts>nav a{display:inline-flex;align-items:center;min-height:2.75rem;min-width:2.75rem}
@media (min-width:60rem){.parts{grid-template-columns:10rem minmax(0,1fr);gap:2rem}.parts>nav{position:sticky;top:1rem;align-self:start}.parts>nav ul{display:grid}}
h3[id]{font:700 1.25rem/1.2 var(--display);margin:0}h4{font-size:1rem;margin-top:1rem}
.card.folded{padding-block:0}.folded>details{border:0}.unfolded{display:grid;gap:1rem;padding-bottom:1.25rem;min-width:0;justify-items:start}.unfolded>:is(dl,form){width:100%}
h3{font-size:1rem;margin-top:1rem}
.card{padding:clamp(1rem,4vw,1.75rem);justify-items:start}
.card>*{max-width:100%}.card>dl,.card>table,.card>form,.card>details,.card>.notice{width:100%}
small{color:var(--muted)}
tr>:last-child{padding-right:0}
td:first-child{white-space:nowrap}td a{white-space:nowrap}
tbody tr:last-child td{border-bottom:0}
.form{display:grid;gap:1.75rem;justify-items:start}
fieldset{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1rem 1.5rem;width:100%;min-width:0;padding:0;border:0}
fieldset.seen{display:contents}
legend{padding:0;margin-bottom:.75rem;font-weight:700}
.field{width:100%}.field:has(textarea,#field-access){grid-column:1/-1}.form>.field{max-width:30rem}
ol.steps{display:grid;gap:.75rem;width:100%;padding:0;list-style:none;counter-reset:step}
ol.steps>li{counter-increment:step;position:relative;padding-left:2.75rem;min-height:1.75rem}
ol.steps>li::before{content:counter(step);position:absolute;left:0;display:grid;place-items:center;width:1.75rem;height:1.75rem;border:1.5px solid var(--edge);border-radius:50%;font-size:.9375rem;font-weight:600;box-sizing:border-box;line-height:1;font-variant-numeric:tabular-nums}
ol.steps>li[data-done]::before{content:"✓";background:var(--up);border-color:transparent;color:var(--surface)}
ol.steps>li[aria-current]::before{border-color:var(--ink);border-width:2px}
ol.steps p{margin-top:.5rem}ol.steps form{margin:.75rem 0 .5rem}
ol.steps strong{margin-right:.5rem}ol.steps .muted{display:inline-block}ol.steps p:last-child{margin-bottom:.5rem}
summary>:is(h2,h3){display:inline}
summary{min-height:2.75rem;align-content:center}
details>*+*{margin-top:1rem}
ul.orders{list-style:none;padding:0;width:100%}ul.orders li+li{border-top:1px solid var(--line)}
ul.orders :is(a,p){display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.875rem 0}ul.orders a{font-weight:600}
#change td:first-child{white-space:normal}
body>footer{margin-top:1.5rem;padding:1.25rem clamp(1rem,4vw,1.75rem);border-radius:12px;background:var(--sea);color:var(--sea-ink);font-size:.9375rem;display:grid;gap:.5rem}body>footer a{display:inline-flex;align-items:center;min-height:2.75rem}
@media (max-width:30rem){th,td{padding-right:.625rem;font-size:.9375rem}table,tbody{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}tbody tr{display:grid;grid-template-columns:1fr auto;gap:.15rem 1rem;padding:.6rem 0;border-bottom:1px solid var(--line)}tbody tr:last-child{border:0}tbody td{padding:0;border:0}tbody td:last-child,#change tbody td{grid-column:1/-1}#change tfoot,#change tfoot tr{display:flex;flex-wrap:wrap;justify-content:space-between}#change tfoot tr{width:100%}#change tfoot :is(th,td){border:0}}
@media print{:root{color-scheme:light}body{padding:0;background:none}form,.form,button,.button,header.top nav,.parts>nav,#part-cancel,#cancel,#undo,#data,#address,#details,#part-details:not(:has(#agreed)),#method,#change,#buy,#share{display:none}#standing>details::details-content{content-visibility:visible}#standing summary::before{display:none}.card{background:none;break-inside:avoid;padding:.75rem 0;border-width:0 0 1px;border-radius:0}body>footer{padding:.75rem 0;background:none;color:inherit}}`

export const PORTAL_STYLES = [...PART_STYLES, PROMISE_STYLE, STYLE]
