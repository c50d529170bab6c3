import {at, createIfNotExists, defineMigration, patch, set, setIfMissing, toArray, unset} from 'sanity/migrate'

type Text = {_type: string; nl: string; en: string}
type Document = {
  _id: string
  _type: string
  key?: string
  name?: Text
  availability?: string
  badge?: Text
  buttonLabel?: Text
  invitation?: Text
  otherPlan?: {basis?: Text; pro?: Text}
  pricing?: {comingSoon?: Text}
  messages?: {invalidEmail?: unknown}
  noJavaScript?: unknown
}

const line = (nl: string, en: string): Text => ({_type: 'localeString', nl, en})
const COMING_SOON = line('Coming soon', 'Coming soon')
const INVALID_EMAIL = {
  _type: 'titledText',
  title: line('Controleer je e-mailadres', 'Check your e-mail address'),
  text: {
    _type: 'localeText',
    nl: 'Dit adres klopt niet helemaal. Schrijf het als naam@bedrijf.nl, of laat het leeg.',
    en: 'This address is not quite right. Write it like name@company.com, or leave it empty.',
  },
}

/** The plan that the text on each plan's checkout led to. */
const LEADS_TO = {basis: 'pro', pro: 'basis'} as const

const draftOf = (id: string) => `drafts.${id}`
const isDraft = ({_id}: Document) => _id.startsWith('drafts.')
const sameWords = (a: Text | undefined, b: Text | undefined) => a?.nl === b?.nl && a?.en === b?.en

/**
 * A plan is a document and nothing else: what the checkout page said of two plans by name moves to the plans, and the words
 * for a plan that cannot be bought stand once on the landing page. A text that was changed in a draft only stays a draft.
 */
export default defineMigration({
  title: 'Plans are documents: texts about a plan stand with the plan',
  documentTypes: ['checkoutPage', 'landingPage', 'plan'],

  async *migrate(documents) {
    const all = (await toArray(documents())) as Document[]
    const ofType = (type: string) => all.filter(({_type}) => _type === type)
    const plans = ofType('plan')
    const [page, draft] = [false, true].map((wanted) =>
      ofType('checkoutPage').find((document) => document.otherPlan && isDraft(document) === wanted),
    )

    for (const from of ['basis', 'pro'] as const) {
      const [text, drafted] = [page, draft].map((document) => document?.otherPlan?.[from])
      for (const plan of plans.filter(({key}) => key === LEADS_TO[from])) {
        const invitation = (isDraft(plan) && drafted) || text
        if (invitation && !plan.invitation) yield patch(plan._id, at('invitation', set(invitation)))
        const hasDraft = isDraft(plan) || plans.some(({_id}) => _id === draftOf(plan._id))
        if (drafted && !hasDraft && !sameWords(drafted, text))
          yield createIfNotExists({...plan, _id: draftOf(plan._id), invitation: drafted})
      }
    }
    for (const {_id, otherPlan, noJavaScript, messages} of ofType('checkoutPage')) {
      if (otherPlan) yield patch(_id, at('otherPlan', unset()))
      if (noJavaScript) yield patch(_id, at('noJavaScript', unset()))
      if (messages && !messages.invalidEmail) yield patch(_id, at('messages.invalidEmail', set(INVALID_EMAIL)))
    }

    // A plan that cannot be bought said so in its own badge and on its own button.
    const saysSo = (plan: Document) =>
      plan.availability === 'comingSoon' && plan.badge && sameWords(plan.badge, plan.buttonLabel)
    const words = plans.find((plan) => saysSo(plan) && !isDraft(plan))?.badge ?? COMING_SOON
    for (const {_id, pricing} of ofType('landingPage'))
      if (pricing && !pricing.comingSoon) yield patch(_id, at('pricing.comingSoon', setIfMissing(words)))
    // Once: what an editor writes on a plan later is theirs.
    if (all.find(({_id}) => _id === 'landingPage')?.pricing?.comingSoon) return
    for (const {_id, name} of plans.filter(saysSo)) {
      yield patch(_id, at('badge', unset()))
      if (name) yield patch(_id, at('buttonLabel', set(line(`Kies ${name.nl}`, `Choose ${name.en}`))))
    }
  },
})
