import {screen, within} from '@testing-library/react'
import {Helmet} from 'react-helmet'
import type {ContentQueryResult} from '../../../domain/content/content.types.ts'
import type {PageContext} from '../page/pageContext.ts'
import {makeContexts} from '../testing/contexts.ts'
import {withBlog} from '../testing/ownPage.ts'
import {pageContextOf, renderPage} from '../testing/page.tsx'
import Content from './content/Content.tsx'

const contexts = await makeContexts(withBlog())
const open = (address: string) =>
  renderPage(Content, JSON.parse(contexts[address] ?? '{}') as PageContext<ContentQueryResult>)
const region = (name: string) => screen.getByRole('region', {name})

test('a page of editors has its title, and texts with sub-headings, numbers and links', () => {
  open('/alles/')
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Alles')
  const text = region('Over Vindkracht')
  expect(within(text).getByRole('heading', {level: 2}).id).toBe('over-vindkracht')
  expect(within(text).getByRole('heading', {level: 3})).toHaveTextContent('Tussenkop')
  expect(within(text).getByRole('listitem').parentElement?.tagName).toBe('OL')
  for (const link of within(text).getAllByRole('link')) expect(link).toHaveAttribute('href', '/colofon/')
})

test('it has callouts, tables, and images with alt text and reserved space', () => {
  open('/alles/')
  expect(screen.getByRole('complementary')).toHaveTextContent('Let opBelangrijk')
  const table = within(region('Termijnen')).getByRole('table')
  expect(within(table).getByRole('rowheader')).toHaveTextContent('Naam')
  expect(within(table).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  const image = screen.getByRole('img', {name: 'Een windzak'})
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '400'])
  expect(image).toHaveAttribute('srcset', expect.stringMatching(/^\/images\//))
})

test('it has the questions, plans and features of the site', () => {
  open('/en/everything/here/')
  expect(region('Questions').querySelectorAll('details')).toHaveLength(1)
  expect(within(region('Plans')).getAllByRole('article')).toHaveLength(3)
  expect(within(region('What it does')).getAllByRole('heading', {level: 3})).toHaveLength(8)
})

test('a button links to a part of the page, and is left out without a destination', () => {
  open('/alles/')
  expect(within(region('Verder')).getAllByRole('link')).toEqual([screen.getByText('Naar de tekst')])
  expect(screen.getByText('Naar de tekst')).toHaveAttribute('href', '#over-vindkracht')
})

describe('the blog', () => {
  test('lists its articles with dates', () => {
    open('/en/blog/')
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^New wind20 November 2026 De redactie 1 min readWhat changes/)]),
    )
    expect(screen.getByText('New wind')).toHaveAttribute('href', '/en/blog/new-wind/')
  })

  test('shows author and date of an article, with structured data and a feed link', () => {
    open('/blog/nieuwe-wind/')
    expect(screen.getByText('De redactie').parentElement).toHaveTextContent('20 november 2026 De redactie 1 min lezen')
    const {linkTags, scriptTags} = Helmet.peek() as unknown as Record<string, Record<string, string>[]>
    expect(linkTags).toContainEqual(
      expect.objectContaining({type: 'application/rss+xml', href: 'http://localhost:8888/blog/feed.xml'}),
    )
    const told = scriptTags?.flatMap(({innerHTML = ''}) => JSON.parse(innerHTML)['@graph'])
    expect(told?.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Nieuwe wind & <meer>',
      datePublished: '2026-11-20',
      author: {'@type': 'Person', name: 'De redactie'},
      image: expect.stringMatching(/^http:\/\/localhost:8888\/images\//),
    })
    expect(screen.getByText('Alle artikelen')).toHaveAttribute('href', '/blog/')
  })

  test('leads on from an article to the one before it, and from the first to the newest', () => {
    const {unmount} = open('/blog/nieuwe-wind/')
    expect(screen.getByText('Volgend artikel')).toBeVisible()
    expect(screen.getByRole('heading', {level: 2, name: 'Oude wind'})).toBeVisible()
    unmount()
    open('/blog/oude-wind/')
    expect(screen.getByRole('heading', {level: 2, name: 'Nieuwe wind & <meer>'})).toBeVisible()
  })

  test('shows the image with which an article is shared, without words of its own', () => {
    open('/en/blog/')
    const [own, drawn] = [screen.getByRole('img', {name: 'A windsock'}), document.querySelector('main img[alt=""]')]
    expect(own).toBeVisible()
    expect(drawn).toHaveAttribute('src', expect.stringMatching(/^\/images\/share-/))
  })

  test('names the company when an article has no author', () => {
    open('/blog/oude-wind/')
    expect(screen.getByText('5 januari 2026').parentElement).toHaveTextContent('5 januari 2026 Vindkracht 1 min lezen')
  })
})

test.each(['/privacy/', '/en/privacy/', '/contact/', '/colofon/', '/en/imprint/'])(
  'the seed page %s renders',
  (address) => {
    const context = pageContextOf<ContentQueryResult>(address)
    renderPage(Content, context)
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(context.content.page.title)
  },
)
