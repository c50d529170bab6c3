import {byLanguage, type Pair} from '../../../domain/texts/byLanguage.ts'
import type {Figure} from '../../billing/figures/figures.ts'

/** The words of the page of figures. */
export const FIGURE_WORDS = byLanguage({
  figures: {
    title: ['Cijfers', 'Figures'],
    intro: [
      'Bedragen per maand, excl. btw, aan het eind van de maand of vandaag. De vier veranderingen tellen op tot het verschil in MRR; een overstap telt bij het nieuwe pakket.',
      'Amounts per month, excl. VAT, at the end of the month or today. The four changes add up to the difference in MRR; a change of plan counts at the new plan.',
    ],
    month: ['Maand', 'Month'],
    show: ['Toon', 'Show'],
    total: ['Alle pakketten', 'All plans'],
    none: ['In deze maand was er geen abonnement.', 'There was no subscription in this month.'],
    customer: ['Klant', 'Customer'],
    amount: ['Per maand', 'Per month'],
    count: ['{amount}, {count} bestellingen', '{amount}, {count} orders'],
    newest: ['De nieuwste {count}:', 'The newest {count}:'],
    countOne: ['{amount}, 1 bestelling', '{amount}, 1 order'],
    names: {
      mrr: ['MRR', 'MRR'],
      new: ['Nieuw', 'New'],
      expansion: ['Meer van bestaande klanten', 'Expansion'],
      contraction: ['Minder, of gepauzeerd', 'Contraction'],
      churn: ['Vertrokken', 'Churn'],
    } satisfies Record<Figure, Pair>,
  },
})
