import {at, defineMigration, patch, set, setIfMissing} from 'sanity/migrate'
import {line} from '../missingTexts.ts'

type Block = {_key: string}

/** Key of the part of the privacy statement that is about the site, and of its paragraphs about counting: they ship before it. */
const SITE = 'privacy-site'
const COUNTING = 'privacy-count'

const TEXTS = {
  nl: 'Meet je de wind op een website, dan haalt onze server daar één pagina, robots.txt en llms.txt op, onder de naam {measureAgent}. Die website ziet ons adres en niet het jouwe. Het adres dat je invulde en het antwoord bewaren we niet. Tegen misbruik onthouden we hooguit {keptMeasureHours} uur hoe vaak er vanaf een aansluiting en van een website is gemeten, als code en nooit als adres.',
  en: 'If you measure the wind on a website, our server fetches one page, robots.txt and llms.txt from it, under the name {measureAgent}. That website sees our address and not yours. We keep neither the address that you entered nor the answer. To prevent abuse we remember for {keptMeasureHours} hours at most how often a connection measured and a website was measured, as a code and never as an address.',
} as const
const LANGUAGES = ['nl', 'en'] as const

function paragraph(language: keyof typeof TEXTS) {
  const key = `privacy-measure${language}0`
  const span = {_type: 'span', _key: `${key}s0`, text: TEXTS[language], marks: []}
  return {_type: 'block', _key: key, style: 'normal', markDefs: [], children: [span]}
}

/** The name of the step, and what the privacy statement says about it, in each language that nobody rewrote. */
export default defineMigration({
  title: 'Visitors measure a website',
  documentTypes: ['siteSettings', 'contentPage'],
  migrate: {
    document: ({_id, _type, counted, parts}) => {
      if (_type === 'siteSettings')
        return typeof counted === 'object' && counted !== null && !('measure' in counted)
          ? patch(_id, [at('counted.measure', setIfMissing(line('een website is gemeten', 'a website was measured')))])
          : undefined
      const site = ((parts ?? []) as {_key: string; body?: Partial<Record<string, Block[]>>}[]).find(
        ({_key}) => _key === SITE,
      )
      const changes = LANGUAGES.flatMap((language) => {
        const blocks = site?.body?.[language] ?? []
        const isShipped = blocks.at(-1)?._key.startsWith(`${COUNTING}${language}`)
        const body = ['parts', {_key: SITE}, 'body', language]
        return isShipped ? [at(body, set([...blocks, paragraph(language)]))] : []
      })
      return changes.length > 0 ? patch(_id, changes) : undefined
    },
  },
})
