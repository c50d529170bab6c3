import type {StaffWords} from '../texts/languages.ts'

export type LandingSection = 'features' | 'proof' | 'blog' | 'pricing' | 'faq' | 'closing'

type Row = {
  name: LandingSection
  title: StaffWords
  /** Reason why it cannot be hidden. */
  stays?: StaffWords
}

/** Sections of the landing page below its opening, in the order that ships. Those with a reason are part of the product. */
export const LANDING_SECTIONS: readonly Row[] = [
  {name: 'proof', title: {nl: 'Bewijs', en: 'Proof'}},
  {
    name: 'features',
    title: {nl: 'Functies', en: 'Features'},
    stays: {
      nl: 'nergens anders staat wat het product doet, en het menu leidt erheen',
      en: 'nothing else says what the product does, and the menu leads there',
    },
  },
  {
    name: 'blog',
    title: {nl: 'Blog', en: 'Blog'},
    stays: {
      nl: 'de landingspagina kondigt de blog aan, en toont daarna het nieuwste artikel',
      en: 'the landing page announces the blog, and then shows the newest article',
    },
  },
  {
    name: 'pricing',
    title: {nl: 'Prijzen', en: 'Prices'},
    stays: {
      nl: 'alleen daar kiest een bezoeker een pakket, en de knop “Start nu” leidt erheen',
      en: 'only there can a visitor choose a plan, and the button “Start now” leads there',
    },
  },
  {
    name: 'faq',
    title: {nl: 'Vragen', en: 'Questions'},
    stays: {
      nl: 'de vragen over opzeggen en kosten horen bij wat er verkocht wordt, en het menu leidt erheen',
      en: 'the questions on cancelling and costs belong to what is sold, and the menu leads there',
    },
  },
  {name: 'closing', title: {nl: 'Afsluiting', en: 'Closing'}},
]

export const landingSection = (name: unknown): Row | undefined => LANDING_SECTIONS.find((row) => row.name === name)
