import {at, defineMigration, patch, setIfMissing} from 'sanity/migrate'

const WORDS = {
  _type: 'localeString',
  nl: 'Er staan nog geen vragen op deze pagina.',
  en: 'There are no questions on this page yet.',
}

/** Adds the text shown while there are no questions. */
export default defineMigration({
  title: 'What the site says where no question is yet is content',
  documentTypes: ['siteSettings'],

  migrate: {
    document: ({_id, noQuestions}) => (noQuestions ? undefined : patch(_id, at('noQuestions', setIfMissing(WORDS)))),
  },
})
