import {at, defineMigration, setIfMissing} from 'sanity/migrate'

/** All proof stood as words of a customer. */
export default defineMigration({
  title: 'Proof says whether it is a quotation, a result or a certificate',
  documentTypes: ['proof'],

  migrate: {
    document: ({kind}) => (kind === undefined ? [at('kind', setIfMissing('quote'))] : []),
  },
})
