import {readFileSync} from 'node:fs'
import path from 'node:path'
import type {Frame} from '@playwright/test'
import {OWN_PAGES} from '../../domain/content/fragments.ts'
import {addressOf, type OwnPage, pathFor, routesFor} from '../../domain/pages/pages.ts'
import {ERROR_SCREEN, sampleStates} from '../../domain/pages/sampleStates.ts'
import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../domain/texts/languages.ts'
import {joined} from '../../domain/texts/unbroken.ts'
import {ROOT} from '../../local/settings/environment.ts'
import {type Leaf, leavesOf} from './leaves.ts'
import {expect, openPreview, showsDrafts, test} from './previewFrame.ts'

type Kind = 'exact' | 'interface' | 'other'

/** Pattern of a text with placeholders: `Kies {plan}` reads "Kies Basis". */
const pattern = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{[\w:-]+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  )

test('95 of 100 words of the content lead to exactly their own field and language', async ({page, testServer}) => {
  const documents = new Map(
    (await testServer.client.fetch<{_id: string}[]>('*[!(_id in path("drafts.**"))]')).map((document) => [
      document._id,
      document,
    ]),
  )
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, interfaceWords(language)])) as Record<
    Language,
    RegExp[]
  >
  const frame = await openPreview(page, testServer.studio, '/')

  const counts: Record<Kind, number> = {exact: 0, interface: 0, other: 0}
  const others = new Map<string, number>()
  const ownPages = await testServer.client.fetch<OwnPage[]>(OWN_PAGES)
  for (const language of LANGUAGES)
    for (const address of addresses(language, ownPages)) {
      await show(frame, address)
      for (const shown of await leavesOf(frame)) {
        const leaf = {...shown, text: joined(shown.text)}
        const count = leaf.text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’:/@-]*/gu)?.length ?? 0
        if (count === 0) continue
        const kind = kindOf(leaf, documents, language, words[language])
        counts[kind] += count
        const line = `${leaf.element} "${leaf.text.slice(0, 60)}" -> ${leaf.source ?? `(in ${leaf.around})`}`
        if (kind === 'other') others.set(line, (others.get(line) ?? 0) + count)
      }
    }
  const share = counts.exact / (counts.exact + counts.other)
  console.log(
    `Words of content that lead to their own field: ${counts.exact} of ${counts.exact + counts.other} (${(share * 100).toFixed(1)} %); words of the interface: ${counts.interface}`,
  )
  if (process.env.LEAVES)
    console.log(
      [...others]
        .sort(([, a], [, b]) => b - a)
        .map(([line, count]) => `${count} ${line}`)
        .join('\n'),
    )
  expect(share).toBeGreaterThan(0.95)
})

/** Every screen in each language, and every state in the first: the same components draw the others. */
const addresses = (language: Language, ownPages: OwnPage[]): string[] => [
  ...routesFor(['basis'], ownPages).map((route) => addressOf(route, language)),
  ...sampleStates('basis')
    .filter(({search}) => search && language === DEFAULT_LANGUAGE)
    .map(({page, search}) => {
      const route = routesFor([]).find((each) => each.page.type === page)
      return pathFor(route?.path ?? '/', language) + search
    }),
  pathFor('/', language) + ERROR_SCREEN,
]

/** Goes there as a link would, and waits until the page shows the drafts. */
async function show(frame: Frame, address: string) {
  await frame.evaluate((to) => window.___navigate(to), address)
  await showsDrafts(frame, address)
}

function kindOf(leaf: Leaf, documents: Map<string, object>, language: Language, words: RegExp[]): Kind {
  if (leaf.source && isOwnField(leaf.text, leaf.source, documents, language)) return 'exact'
  // A mail address within a text is a link of its own; a click there opens the text.
  if (!leaf.source && leaf.around && leaf.text.includes('@') && holdsMailAddress(leaf.around, documents)) return 'exact'
  return words.some((word) => word.test(leaf.text)) ? 'interface' : 'other'
}

const MAIL = /\{(?:info|support|privacy)Email\}/

function isOwnField(text: string, source: string, documents: Map<string, object>, language: Language): boolean {
  const {value, steps} = fieldOf(source, documents)
  if (typeof value === 'number') return /\d/.test(text)
  if (typeof value !== 'string') return false
  if (LANGUAGES.some((each) => each !== language && steps.includes(each))) return false
  return /^\d{4}-\d\d-\d\d/.test(value) || value.split(MAIL).some((part) => pattern(part.trim()).test(text))
}

const holdsMailAddress = (source: string, documents: Map<string, object>) =>
  MAIL.test(String(fieldOf(source, documents).value))

function fieldOf(source: string, documents: Map<string, object>) {
  const {id = '', path: field = ''} = Object.fromEntries(source.split(';').map((part) => part.split('=')))
  const steps = decodeURIComponent(field).split(/[.:]/)
  return {steps, value: steps.reduce<unknown>(valueAt, documents.get(id))}
}

const valueAt = (value: unknown, step: string): unknown =>
  Array.isArray(value)
    ? (value.find((item) => item?._key === step) ?? value[Number(step)])
    : (value as Record<string, unknown> | undefined)?.[step]

const interfaceWords = (language: Language) =>
  [
    ...['common', 'customer'].flatMap((namespace) =>
      Object.values<string>(
        JSON.parse(readFileSync(path.join(ROOT, 'web/locales', language, `${namespace}.json`), 'utf8')),
      ),
    ),
    ...LANGUAGES.map((each) => each.toUpperCase()),
  ].map(pattern)
