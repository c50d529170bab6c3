import {at, defineMigration, setIfMissing} from 'sanity/migrate'

/** Texts by which shipped cards named an empty original. */
const NOTHING = ['(leeg)', 'Geen schema-markup gevonden']

export default defineMigration({
  title: 'A card of the demo says whether anything stood there before',
  documentTypes: ['optimisationCard'],

  migrate: {
    document: ({wasEmpty, original}) =>
      wasEmpty === undefined
        ? [at('wasEmpty', setIfMissing(NOTHING.includes((original as {nl?: string} | undefined)?.nl ?? '')))]
        : [],
  },
})
