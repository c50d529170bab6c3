import type {SanityDocument} from 'sanity'
import {LANGUAGES} from '../../../../domain/texts/languages.ts'
import {translationGaps} from '../../../../domain/texts/translations.ts'
import {type ServedLake, serveLake} from '../../../../local/content-lake/src/api/testLake.fixture.ts'
import type {TranslationRow} from '../useTranslations.ts'
import {bringBack, filesToTranslate, writeDrafts} from './bringBack.ts'
import type {Translations} from './xliff.ts'

/** Translations that come back, by Sanity's client in a content lake. */
let lake: ServedLake
const [FROM = 'nl', TO = 'en'] = LANGUAGES
const FAQ = 'faq-offer'
const DRAFT = `drafts.${FAQ}`
const block = (text: string) => ({
  _type: 'block',
  _key: 'a',
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: 's', text, marks: []}],
})
const faq = {
  _id: FAQ,
  _type: 'faq',
  question: {_type: 'localeString', [FROM]: 'Hoe lang duurt de actie?'},
  answer: {_type: 'localeRichText', [FROM]: [block('Tot en met augustus.')], [TO]: [block('Until July.')]},
}

beforeEach(async () => {
  lake = await serveLake()
  await lake.client.create(faq)
})
afterEach(() => lake.close())

/** The document as the view reads it: what is missing, and an answer that was left behind. */
async function rowOf(id = FAQ, stale = true): Promise<TranslationRow> {
  const document = (await lake.client.getDocument(id)) as SanityDocument
  const behind = stale ? [{path: 'answer', behind: TO, since: document._updatedAt}] : []
  return {id: FAQ, type: 'faq', name: '', texts: 2, document, gaps: translationGaps(document), stale: behind}
}
const WORDS = ['How long does the offer last?', 'Through August.']

/** The file of a row as a translator sends it back. */
const sentBack = (row: TranslationRow, words: readonly string[] = WORDS): Translations => ({
  from: FROM,
  to: TO,
  files: filesToTranslate([row], {from: FROM, to: TO}, () => 'note').map(({id, units}) => ({
    id,
    units: units.map((unit, index) => ({...unit, target: [{text: words[index] ?? '', format: null}]})),
  })),
})
const faults = ({leftOut}: ReturnType<typeof bringBack>) => leftOut.map(({path, fault}) => [path, fault])

test('makes a draft of a published document with the words that were missing and left behind', async () => {
  const row = await rowOf()
  const brought = bringBack([row], sentBack(row))
  expect(faults(brought)).toEqual([])
  await writeDrafts(lake.client, brought)
  expect(await lake.client.getDocument(DRAFT)).toMatchObject({
    question: {[FROM]: faq.question[FROM], [TO]: WORDS[0]},
    answer: {[TO]: [{_key: 'a', children: [{text: WORDS[1]}]}]},
  })
  expect(await lake.client.getDocument(FAQ)).toMatchObject(faq)
})

test('writes into the draft that is there, or nothing when somebody wrote in it since', async () => {
  await lake.client.create({...faq, _id: DRAFT, featured: true})
  const brought = [await rowOf(DRAFT)].map((row) => bringBack([row], sentBack(row)))[0] as ReturnType<typeof bringBack>
  await lake.client.patch(DRAFT).set({featured: false}).commit()
  await expect(writeDrafts(lake.client, brought)).rejects.toMatchObject({statusCode: 409})
  expect(await lake.client.getDocument(DRAFT)).toMatchObject({question: faq.question})
  const row = await rowOf(DRAFT)
  await writeDrafts(lake.client, bringBack([row], sentBack(row)))
  expect(await lake.client.getDocument(DRAFT)).toMatchObject({featured: false, question: {[TO]: WORDS[0]}})
})

test('leaves out what changed, was translated meanwhile or is gone, and takes the rest', async () => {
  const row = await rowOf()
  const file = sentBack(row)
  await lake.client
    .patch(FAQ)
    .set({[`question.${FROM}`]: 'Anders'})
    .commit()
  const changed = bringBack([await rowOf()], file)
  expect(faults(changed)).toEqual([['question', 'changed']])
  expect(changed.documents.map(({values}) => Object.keys(values))).toEqual([[`answer.${TO}`]])
  expect(faults(bringBack([await rowOf(FAQ, false)], file))).toEqual([
    ['question', 'changed'],
    [null, 'done'],
  ])
  expect(faults(bringBack([], file))).toEqual([
    [null, 'gone'],
    [null, 'gone'],
  ])
})

test('takes nothing from a file as it was sent out', async () => {
  const row = await rowOf()
  const brought = bringBack([row], {from: FROM, to: TO, files: filesToTranslate([row], {from: FROM, to: TO}, () => '')})
  expect(brought.documents).toEqual([])
  expect(faults(brought)).toEqual([
    ['question', 'untranslated'],
    ['answer', 'same'],
  ])
})

test('finds a text of a list that was put in another order', async () => {
  const item = (_key: string, text: string) => ({_key, title: {_type: 'localeString', [FROM]: text}})
  const page = {_id: 'page', _type: 'contentPage', items: [item('a', 'Een'), item('b', 'Twee')]}
  const rowWith = (items: object[]): TranslationRow => {
    const document = {...page, items} as unknown as SanityDocument
    return {id: 'page', type: 'contentPage', name: '', texts: 2, document, gaps: translationGaps(document), stale: []}
  }
  const file = sentBack(rowWith(page.items), ['One', 'Two'])
  expect(bringBack([rowWith([...page.items].reverse())], file).documents[0]?.values).toEqual({
    [`items[_key=="b"].title.${TO}`]: 'Two',
    [`items[_key=="a"].title.${TO}`]: 'One',
  })
})
