import {DAY_BARS_STYLE} from '../ui/dayBars.ts'
import {PART_STYLES} from '../ui/partStyles.ts'

/** The admin's own rules, for lists, filters, tables and a timeline: docs/design.md. */
const STYLE = `body{font-size:1rem}
.skip{position:absolute;left:1rem;top:-4rem;z-index:1;padding:.75rem 1rem;background:var(--surface);border-radius:6px}.skip:focus{top:.5rem}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;padding:.75rem clamp(1rem,4vw,2.5rem);border-bottom:1px solid var(--line)}
.brand{font-size:1.5rem}
.top nav{display:flex;gap:.25rem}
.top nav a{display:flex;align-items:center;min-height:2.75rem;padding:0 .75rem;border-radius:6px;font-weight:600;text-decoration:none}
.top nav a:hover{background:var(--sunken)}.top nav a[aria-current]{background:var(--surface);box-shadow:inset 0 -3px var(--signal)}
.end{display:flex;align-items:center;gap:.75rem;margin-left:auto}
.me{color:var(--muted);font-size:.9375rem}
.segment{display:inline-flex;border:1.5px solid var(--edge);border-radius:6px;padding:2px}
.segment a{display:flex;align-items:center;justify-content:center;min-width:2.75rem;min-height:2.75rem;padding:0 .5rem;border-radius:4px;font-weight:600;font-size:.9375rem;text-decoration:none}
.segment a[aria-current]{background:var(--ink);color:var(--sky)}
main{max-width:75rem;margin:0 auto;padding:clamp(1.25rem,4vw,2.5rem) clamp(1rem,4vw,2.5rem) 4rem;display:grid;gap:1.5rem}
main>*{min-width:0}
main.narrow,.narrow{max-width:34rem;width:100%}
h2{font:700 1.5rem/1.15 var(--display)}
h3{font-size:1rem}
p{max-width:62ch}
.hint{color:var(--muted);font-size:.9375rem;font-weight:400}
.title{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1.5rem}
.card{padding:clamp(1rem,3vw,1.5rem);align-content:start}
.columns{display:grid;gap:1.5rem}
.stack{display:grid;gap:1.5rem;align-content:start;min-width:0}
.wrong{font-size:.9375rem}
input:hover,select:hover{border-color:var(--ink)}
.check{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;font-weight:400}
.form{display:grid;gap:1rem;max-width:34rem}
button.small,.button.small{min-height:2.75rem;padding:.25rem .75rem;font-size:.9375rem}
form>button{justify-self:start}
.tabs{display:flex;flex-wrap:wrap;gap:.5rem}
.tabs a{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:0 .875rem;border:1.5px solid var(--edge);border-radius:6px;font-weight:600;text-decoration:none}
.tabs a:hover{border-color:var(--ink)}
.tabs a[aria-current]{background:var(--ink);border-color:var(--ink);color:var(--sky)}
.tabs b{font-variant-numeric:tabular-nums}
.filters{display:flex;flex-wrap:wrap;align-items:end}
.filters .field{flex:1 1 8rem}.filters .field.wide{flex-basis:100%}
.filters.one{display:grid;grid-template-columns:minmax(0,14rem) auto;justify-content:start}
.orders{list-style:none;padding:0;border-top:1px solid var(--line)}
.orders a{display:grid;grid-template-columns:1fr auto;gap:.15rem 1rem;padding:.875rem .5rem;border-bottom:1px solid var(--line);text-decoration:none}
.orders a:hover{background:var(--sunken)}
.orders .who{font-weight:600}
.orders .who small,.orders .what,.orders .when{color:var(--muted);font-size:.9375rem;font-weight:400}
.orders small{display:block;font-size:inherit}
.orders .sum{text-align:right;font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap}
.orders .marks{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center}
.orders .when{text-align:right;white-space:nowrap}
.badge{display:inline-flex;align-items:center;gap:.45em;font:600 .875rem/1.4 var(--text);white-space:nowrap}
.badge::before{content:"";flex:none;width:.62em;height:.86em;background:currentColor;clip-path:polygon(0 0,100% 14%,100% 86%,0 100%)}
.badge.up{color:var(--up)}.badge.down{color:var(--down)}.badge.warn{color:var(--warn)}.badge.muted{color:var(--muted)}
.notice{padding:1rem 1.25rem}
.alerts{border-color:var(--warn);border-width:1.5px}
.alerts h2{color:var(--warn)}
.apart>li{display:grid;gap:.25rem}.apart>li+li,.alerts li+li{margin-top:1rem;padding-top:1rem;border-top:1px solid var(--line)}.alerts details{border-top:0}.alerts :is(li,form)>p{margin-bottom:.75rem}
ul.plain,ol.plain{list-style:none;padding:0}
dl.typed>div{display:grid;gap:.15rem}.typed dd{margin:0;text-align:left;white-space:pre-wrap;font-weight:400;overflow-wrap:anywhere}
dl>div{padding:.5rem 0}dd a{display:inline-flex;align-items:center;min-height:2.75rem}
details{border-top:1px solid var(--line)}
.stacked details:last-child{border-bottom:1px solid var(--line)}
summary{padding:.5rem 0}
.folded{padding-block:0}.card.folded>details{border:0}.folded h2{font-size:1.25rem}.unfolded{display:grid;gap:1rem;padding-bottom:1rem;min-width:0}
.filters>details{flex:1 1 100%}.filters .unfolded .field{flex:none}
details>.form{padding:.25rem 0 1.25rem}
table{width:100%}th,td{padding-right:.75rem}
tbody th{color:inherit;font-weight:400}
.number .hint{white-space:normal}
.number{white-space:nowrap;padding-right:0;padding-left:.75rem}
.timeline{list-style:none;padding:0 0 0 1.25rem;border-left:2px solid var(--line);display:grid;gap:1.25rem}
.timeline li{position:relative}
.timeline li::before{content:"";position:absolute;left:calc(-1.25rem - 6px);top:.45em;width:10px;height:13px;background:var(--edge);clip-path:polygon(0 0,100% 14%,100% 86%,0 100%)}
.timeline li.person::before{background:var(--signal)}
.timeline time,.timeline .by{color:var(--muted);font-size:.9375rem}
.timeline q{quotes:none;font-style:normal;display:block;padding-left:.75rem;border-left:2px solid var(--line)}
.sock{flex:none}
.foot{max-width:75rem;margin:0 auto;padding:0 clamp(1rem,4vw,2.5rem) 2rem;display:flex;justify-content:flex-end}
.empty{display:grid;grid-template-columns:auto 1fr;gap:1.25rem;align-items:center}
@media (max-width:95.99rem){.me{display:none}.top{column-gap:1rem}.top nav{gap:0}.top nav a{padding:0 .5rem}}
@media (max-width:39.99rem){.top{column-gap:.5rem}.top nav{flex-wrap:wrap}.top nav a{padding:0 .625rem;white-space:nowrap}.end{display:contents}.segment{margin-left:auto}.top nav{order:1}.top form{order:2;margin-left:auto}}
@media (max-width:47.99rem){
.orders .who{display:contents}
.orders .who small{grid-column:1/-1;order:1}
.orders .what,.orders .when,.orders .marks{order:2}
}
@media (max-width:23rem){
.orders :is(.what,.when){grid-column:1/-1;text-align:left}
th,td{padding-right:.375rem}.number{padding-left:.375rem}
}
@media (min-width:48rem){
.orders a{grid-template-columns:10rem minmax(0,1.5fr) minmax(0,1fr) minmax(0,1.3fr) 6rem;align-items:baseline;gap:0 1.25rem}
.orders .when{text-align:left;order:-1}
.orders .marks{grid-column:auto}
.orders .sum{order:1}
}
@media (min-width:64rem){.columns{grid-template-columns:minmax(0,1.5fr) minmax(0,1fr)}}
@media (forced-colors:active){.badge::before,.timeline li::before{background:CanvasText}.segment a[aria-current],.tabs a[aria-current]{outline:2px solid}}`

export const ADMIN_STYLES = [...PART_STYLES, DAY_BARS_STYLE, STYLE]
