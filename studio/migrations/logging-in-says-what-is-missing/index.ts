import {at, defineMigration, patch, setIfMissing} from 'sanity/migrate'

const WORDS = {_type: 'localeString', nl: 'Vul een wachtwoord in.', en: 'Enter a password.'}

/** Adds messages below empty fields in the page's language; the browser used its own. */
export default defineMigration({
  title: 'The login page says which field is empty',
  documentTypes: ['loginPage'],

  migrate: {
    document: ({_id, ...fields}) => {
      const {login} = fields as {login?: {missingPassword?: unknown}}
      return login && !login.missingPassword ? patch(_id, at('login.missingPassword', setIfMissing(WORDS))) : undefined
    },
  },
})
