import {defineMigration, patch} from 'sanity/migrate'
import {rewordings} from '../missingTexts.ts'
import {REWORDED_TOO} from './moreWords.ts'
import {REWORDED} from './words.ts'

const WORDS = {...REWORDED, ...REWORDED_TOO}

/** English that is written and not translated, and Dutch sentences that say it sooner: each only where it reads as shipped. */
export default defineMigration({
  title: 'Texts read as they are spoken',
  documentTypes: [
    'accountPage',
    'mailMessage',
    'navigation',
    'siteSettings',
    'aboutPage',
    'blogPage',
    'contentPage',
    'termsPage',
    'form',
    'formSettings',
  ],
  migrate: {
    document: ({_id, _type: _, ...fields}) => {
      const changes = rewordings(fields, [], WORDS)
      return changes.length > 0 ? patch(_id, changes) : undefined
    },
  },
})
