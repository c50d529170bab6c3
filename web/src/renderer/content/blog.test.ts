import {pathOf} from '../../../../domain/pages/pages.ts'
import {addressesIn} from '../../../../tests/support/html/texts.ts'
import {seedDocuments} from '../../../../tests/support/services/seed.ts'
import {makeContexts, makeSeedPages} from '../../testing/contexts.ts'
import {ARTICLES, withBlog} from '../../testing/ownPage.ts'
import {feeds} from '../files/feed.ts'

type Context = {content: {page: Record<string, unknown>}; shareImage?: {src: string}}
const contextAt = async (address: string, documents = withBlog()): Promise<Context> =>
  JSON.parse((await makeContexts(documents))[address] ?? 'null')

test('has no blog without an article, and the card of the landing page says so', async () => {
  const {pages} = await makeSeedPages()
  expect(pages.filter(({path}) => path.includes('blog'))).toEqual([])
  expect(feeds(pages, 'https://example.nl')).toEqual({})
  expect((await contextAt('/', seedDocuments())).content.page.blog).toMatchObject({newest: null, picture: null})
})

test('has a list in each language from the first article on, newest first, and a page of each article', async () => {
  const {pages, problems} = await makeSeedPages(withBlog())
  expect(problems).toEqual([])
  expect(pages.map(({path}) => path).filter((path) => path.includes('/blog/'))).toEqual([
    ...addressesIn('/blog/'),
    ...addressesIn('/blog/nieuwe-wind/', '/blog/new-wind/'),
    ...addressesIn('/blog/oude-wind/', '/blog/old-wind/'),
  ])
  expect((await contextAt('/en/blog/')).content.page).toMatchObject({
    heading: 'Blog',
    articles: [
      {title: 'New wind', destination: '/en/blog/new-wind/', picture: {alt: 'A windsock'}},
      {title: 'Old wind', destination: '/en/blog/old-wind/', picture: null},
    ],
  })
})

test('the card shows the newest article and links to it and to all', async () => {
  const {blog} = (await contextAt('/')).content.page
  expect(blog).toMatchObject({
    newest: {
      title: 'Nieuwe wind & <meer>',
      destination: '/blog/nieuwe-wind/',
      all: {label: 'Alle artikelen', destination: pathOf('blog', 'nl')},
    },
  })
})

test('an article uses its own image as share image', async () => {
  const {shareImage} = await contextAt('/blog/nieuwe-wind/')
  expect(shareImage).toMatchObject({alt: 'Een windzak', src: expect.stringMatching(/^\/images\/0a-1000x500-.*\.jpg$/)})
  const {shareImage: drawn} = await contextAt('/blog/oude-wind/')
  expect(drawn?.src).toMatch(/^\/images\/share-/)
})

test('each language has a feed of valid XML', async () => {
  const {pages} = await makeSeedPages(withBlog())
  const made = feeds(pages, 'https://example.nl')
  expect(Object.keys(made)).toEqual(addressesIn('/blog/feed.xml'))
  const dutch = made['/blog/feed.xml'] ?? ''
  expect(dutch).toContain(
    '<title>Nieuwe wind &amp; &lt;meer&gt;</title><link>https://example.nl/blog/nieuwe-wind/</link>',
  )
  expect(dutch).toContain('<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>')
  expect(dutch.match(/<item>/g)).toHaveLength(2)
})

test('the blog disappears with its last article', async () => {
  const {pages} = await makeSeedPages(withBlog().filter(({_id}) => !ARTICLES.some((article) => article._id === _id)))
  expect(pages.filter(({path}) => path.includes('blog'))).toEqual([])
})
