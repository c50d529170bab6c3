import {screen, within} from '@testing-library/react'
import type {ContentQueryResult} from '../../../../../domain/content/content.types.ts'
import type {ContentDocument} from '../../../../../local/content/ndjson.ts'
import {everyLanguage} from '../../../../../tests/support/html/texts.ts'
import type {PageContext} from '../../../page/pageContext.ts'
import {makeContexts} from '../../../testing/contexts.ts'
import {WHOLE_PAGE, withWholePage} from '../../../testing/ownPage.ts'
import {renderPage} from '../../../testing/page.tsx'
import Content from '../Content.tsx'

type Stored = {_key: string; _type: string}
const PARTS = WHOLE_PAGE.parts as Stored[]

/** Opens the page of every part, with changes of some parts by their key, and more documents. */
async function open(changes: Record<string, object> = {}, more: ContentDocument[] = []) {
  const parts = PARTS.map((part) => ({...part, ...changes[part._key]}))
  const contexts = await makeContexts([...withWholePage({parts}), ...more])
  return renderPage(Content, JSON.parse(contexts['/alles/'] ?? '{}') as PageContext<ContentQueryResult>)
}
const region = (name: string) => screen.getByRole('region', {name})
const text = (words: string) => ({_type: 'localeText', ...everyLanguage(words, words)})
const proof = (_id: string) => ({_id, _type: 'proof', kind: 'quote', text: text(`Van ${_id}`), name: 'Jo'})

test('a hero takes the place of title and introduction, in each of its layouts', async () => {
  for (const layout of ['words', 'beside', 'below']) {
    const {unmount} = await open({hero: {hidden: false, layout, intro: text('Zo.')}})
    expect(screen.getAllByRole('heading', {level: 1}).map(({textContent}) => textContent)).toEqual(['Verborgen'])
    expect(screen.getByText('Zo.')).toBeVisible()
    expect(screen.queryAllByRole('img', {name: 'Een windzak'})).toHaveLength(layout === 'words' ? 1 : 2)
    unmount()
  }
})

test('a hidden part is not on its page', async () => {
  await open({table: {hidden: true}})
  expect(document.querySelector('table:not(details table)')).toBeNull()
  expect(screen.queryByText('Verborgen')).toBeNull()
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Alles')
})

test('figures are terms with their values, placeholders filled', async () => {
  await open()
  const figures = within(region('In cijfers'))
  expect(figures.getAllByRole('term').map(({textContent}) => textContent)).toEqual(['Tot live', 'Pro'])
  expect(figures.getAllByRole('definition').map(({textContent}) => textContent)).toEqual(['24 uur', '€\u00a0149'])
})

test('proof shows all there is, or what was chosen in its order, and nothing while there is none', async () => {
  const {unmount} = await open()
  expect(screen.queryByRole('region', {name: 'Wat klanten zeggen'})).toBeNull()
  unmount()
  const all = ['proof-a', 'proof-b', 'proof-c'].map(proof)
  const {unmount: close} = await open({}, all)
  expect(within(region('Wat klanten zeggen')).getAllByRole('figure')).toHaveLength(3)
  close()
  const proofs = ['proof-c', 'proof-a'].map((_ref) => ({_type: 'reference', _key: _ref, _ref}))
  await open({proof: {proofs}}, all)
  const shown = within(region('Wat klanten zeggen')).getAllByRole('figure')
  expect(shown.map((figure) => figure.querySelector('blockquote')?.textContent)).toEqual(['Van proof-c', 'Van proof-a'])
})
