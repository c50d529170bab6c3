import {at, defineMigration, patch, set} from 'sanity/migrate'
import {line, missingTexts} from '../missingTexts.ts'

type Linked = {_key: string; destination?: string}

const TEXTS = {'sample.offer': line('Dit is een voorbeeld. Jouw site hier?', 'This is a demo. Your site here?')}

/** The header's menu as it shipped before. */
const MENU = ['features /#features', 'pricing /#pricing', 'questions /#questions', 'blog /blog']
const DEMO = {_key: 'demo', _type: 'action', label: line('Demo', 'Demo'), destination: '/dashboard'}

/** The words of the demo's bar, and *Demo* in the header where the menu is still the shipped one. */
export default defineMigration({
  title: 'The demo leads to the plans with their prices, and the menu to the demo',
  documentTypes: ['navigation'],
  migrate: {
    document: ({_id, _type, ...fields}) => {
      const texts = missingTexts(fields, TEXTS)
      // A document that has the bar is of after: an editor took the link away.
      if (texts.length === 0) return undefined
      const links = (fields.header as {links?: Linked[]} | undefined)?.links ?? []
      const isShipped = links.map(({_key, destination}) => `${_key} ${destination}`).join() === MENU.join()
      const [first, ...others] = links
      return patch(_id, isShipped ? [...texts, at('header.links', set([first, DEMO, ...others]))] : texts)
    },
  },
})
