import {addMissingTexts, line, longLine} from '../missingTexts.ts'

const FIGURES = [
  {
    _key: 'weight',
    _type: 'titledText',
    title: line('{measuredKilobytes} KB', '{measuredKilobytes} KB'),
    text: longLine(
      'haalt deze pagina op om er te staan, met tekening en letters.',
      'is all this page fetches to be there, drawing and fonts included.',
    ),
  },
  {
    _key: 'scripts',
    _type: 'titledText',
    title: line('{measuredScripts} scripts', '{measuredScripts} scripts'),
    text: longLine('komen er voordat jij iets doet.', 'are fetched before you do anything.'),
  },
  {
    _key: 'cookies',
    _type: 'titledText',
    title: line('{measuredCookies} cookies', '{measuredCookies} cookies'),
    text: longLine('zet hij, dus je krijgt geen melding.', 'are set, so there is no banner to dismiss.'),
  },
]

export default addMissingTexts('The landing page shows figures of its own', {
  landingPage: {
    measured: {
      heading: line('We beginnen bij onszelf.', 'We start with our own site.'),
      items: FIGURES,
      note: line('Gemeten op deze pagina, {measuredDay}.', 'Measured on this page, {measuredDay}.'),
    },
  },
})
