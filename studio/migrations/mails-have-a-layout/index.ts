import {at, defineMigration, patch, set, setIfMissing} from 'sanity/migrate'
import {ANNOUNCED, FRAME, MAILS, SAID_ELSEWHERE} from './mails.ts'

type Block = {children?: {text?: string}[]}
type RichText = {_type: string} & Record<string, unknown>

const PARTS = ['body', 'closing', 'signature'] as const

const wordsOf = ({children = []}: Block) => children.map(({text = ''}) => text).join('')

function withNewWords(block: Block): Block {
  const to = ANNOUNCED.find(([from]) => from === wordsOf(block))?.[1]
  return to && block.children?.[0] ? {...block, children: [{...block.children[0], text: to}]} : block
}

/** Keeps a text that an editor changed. */
const withoutRepetition = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block) => !SAID_ELSEWHERE.includes(wordsOf(block))).map(withNewWords)

/** A mail says what happened as a heading, its amounts and dates in a table, and has one button; the footer is the same everywhere. */
export default defineMigration({
  title: 'Mails have one layout',
  documentTypes: ['mailMessage', 'siteSettings'],

  migrate: {
    document: ({_id, _type, ...document}) => {
      const fields = document as Record<string, unknown>
      if (_type === 'siteSettings') return 'mail' in fields ? undefined : patch(_id, at('mail', setIfMissing(FRAME)))
      const mail = MAILS[String(fields.key)]
      // Once: what an editor makes of the texts later is theirs.
      if (!mail || 'heading' in fields) return undefined
      const changes = PARTS.flatMap((name) => {
        const text = fields[name] as RichText | undefined
        return Object.entries(text ?? {}).flatMap(([language, blocks]) => {
          if (!Array.isArray(blocks)) return []
          const left = withoutRepetition(blocks)
          return JSON.stringify(left) === JSON.stringify(blocks) ? [] : [at([name, language], set(left))]
        })
      })
      return patch(_id, [...Object.entries(mail).map(([name, value]) => at(name, setIfMissing(value))), ...changes])
    },
  },
})
