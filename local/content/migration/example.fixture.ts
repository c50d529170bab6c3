import {at, defineMigration, patch, setIfMissing, toArray, unset} from 'sanity/migrate'

type Text = {_type: string; nl: string; en: string}
type Document = {_id: string; _type: string; soon?: Text; pricing?: {comingSoon?: Text}}

const SOON: Text = {_type: 'localeString', nl: 'Binnenkort', en: 'Soon'}

/**
 * A worked example of a migration, both steps at once: a text of the landing page moves to each plan, drafts included. A
 * draft of the page lends no words to a published plan.
 */
export const plansSaySoon = defineMigration({
  title: 'Plans say themselves that they come soon',
  documentTypes: ['landingPage', 'plan'],

  async *migrate(documents) {
    const all = (await toArray(documents())) as Document[]
    const words = all.find(({_id}) => _id === 'landingPage')?.pricing?.comingSoon ?? SOON
    for (const {_id, _type, soon} of all)
      if (_type === 'plan' && !soon) yield patch(_id, at('soon', setIfMissing(words)))
    for (const {_id, pricing} of all) if (pricing?.comingSoon) yield patch(_id, at('pricing.comingSoon', unset()))
  },
})
