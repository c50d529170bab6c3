import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of the page of views and steps. */
export const COUNT_WORDS = byLanguage({
  counts: {
    title: ['Bezoek', 'Visits'],
    intro: [
      'Geteld per dag, zonder cookies en zonder iets over bezoekers te bewaren. Het zijn er minder dan er waren: een pagina telt pas als haar bezoeker iets doet, zoals tikken, typen of de muis bewegen, en niet als de browser vraagt om niet te volgen. Bestellingen en betalingen tellen altijd.',
      'Counted per day, without cookies and without keeping anything about visitors. They are fewer than there were: a page counts once its visitor acts (taps, types, moves the mouse), and not when the browser asks not to be tracked. Orders and payments always count.',
    ],
    month: ['Maand', 'Month'],
    show: ['Toon', 'Show'],
    perDay: ['Pagina’s bekeken per dag', 'Pages viewed per day'],
    paidPerDay: ['Betaald per dag', 'Paid per day'],
    chart: ['{total} in {month}, de meeste op {day}: {most}', '{total} in {month}, most on {day}: {most}'],
    none: ['Niets geteld in {month}.', 'Nothing was counted in {month}.'],
    asTable: ['Als tabel', 'As a table'],
    day: ['Dag', 'Day'],
    times: ['Aantal', 'Number'],
    steps: ['Van pagina tot betaling', 'From page to payment'],
    step: ['Stap', 'Step'],
    ofBefore: ['Van de stap ervoor', 'Of the step before'],
    stepsHint: [
      'Meer dan 100% kan: afrekenen wordt ook van elders geopend, en wie niet wordt geteld kan bestellen.',
      'More than 100% is possible: a checkout is opened from elsewhere too, and somebody who is not counted can order.',
    ],
    pages: ['Meest bekeken', 'Most viewed'],
    pagesHint: [
      'Hooguit {count} pagina’s. “Pakket gekozen” telt op de pagina waar dat gebeurde.',
      '{count} pages at most. “Plan chosen” counts at the page where that happened.',
    ],
    page: ['Pagina', 'Page'],
    views: ['Bekeken', 'Views'],
    plans: ['Pakket gekozen', 'Plan chosen'],
  },
})
