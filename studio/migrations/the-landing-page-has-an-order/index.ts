import {addMissingTexts} from '../missingTexts.ts'

/** The order of before, in which everything is shown. */
const SECTIONS = ['features', 'proof', 'blog', 'pricing', 'faq', 'closing'].map((section) => ({
  _key: section,
  _type: 'landingPlace',
  section,
}))

export default addMissingTexts('The sections of the landing page have an order that editors change', {
  landingPage: {sections: SECTIONS},
})
