import {at, defineMigration, patch, set} from 'sanity/migrate'

/** How long orders and invoices are kept: what was said of both, and what is so of each. */
const SAID: Record<string, string> = {
  'Tot {keptPaidYears} jaar na het jaar waarin je hebt betaald, zoals de wet voorschrijft':
    'Tot {keptPaidYears} jaar na het jaar waarin je voor het laatst hebt betaald, en een factuur tot {keptPaidYears} jaar na het jaar waarin we hem hebben gemaakt, zoals de wet voorschrijft',
  'Until {keptPaidYears} years after the year in which you paid, as the law prescribes':
    'Until {keptPaidYears} years after the year in which you last paid, and an invoice until {keptPaidYears} years after the year in which we made it, as the law prescribes',
}

/** A text that an editor changed is theirs. */
export default defineMigration({
  title: 'The privacy statement says how long invoices are kept, which may be made in the year after the payment',
  documentTypes: ['contentPage'],

  migrate: {
    document: ({_id, parts}) => {
      if (_id.replace(/^drafts\./, '') !== 'content-privacy' || !parts) return undefined
      const said = JSON.stringify(parts)
      const worded = JSON.stringify(
        JSON.parse(said, (_, value) => (typeof value === 'string' ? (SAID[value] ?? value) : value)),
      )
      return worded === said ? undefined : patch(_id, at('parts', set(JSON.parse(worded))))
    },
  },
})
