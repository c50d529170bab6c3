import type {ContentDocument} from '../../local/content/ndjson.ts'
import {seedClient, seedDocuments} from '../../tests/support/services/seed.ts'
import type {ContentClient} from '../runtime/content.ts'
import {pageAt} from './ownAddresses.ts'

const START = new Date('2027-06-09T10:00:00Z')
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000)
let sites = 0

/** A site of its own for each test, since addresses are kept by site. */
function openSite() {
  const siteUrl = `https://site-${++sites}.example`
  const site = {documents: seedDocuments() as ContentDocument[], reads: 0, isAway: false}
  const fetch = async (query: string, params: Record<string, unknown>) => {
    site.reads++
    if (site.isAway) throw new Error('away')
    return seedClient(site.documents).fetch(query, params)
  }
  const content = {fetch} as unknown as ContentClient
  return {site, at: (address: string, seconds = 0) => pageAt(address, {siteUrl, content, now: after(seconds)})}
}

const summer = (documents: ContentDocument[]) => {
  const seed = documents.find(({_id}) => _id === 'content-privacy')
  const address = {nl: {current: 'zomer'}, en: {current: 'summer'}}
  return [...documents, {...seed, _id: 'content-summer', address} as ContentDocument]
}

test('knows the pages of the table and of editors in every language, and reads them once a minute', async () => {
  const {site, at} = openSite()
  expect(await at('/en/privacy/')).toEqual({type: 'content', language: 'en'})
  expect(await at('/checkout/pro/', 59)).toEqual({type: 'checkout', language: 'nl'})
  expect(site.reads).toBe(1)
  await at('/', 61)
  expect(site.reads).toBe(2)
})

test('finds a page that was published just now, and asks once in five seconds for one that is not there', async () => {
  const {site, at} = openSite()
  expect(await at('/zomer/')).toBeUndefined()
  site.documents = summer(site.documents)
  expect(await at('/zomer/', 4)).toBeUndefined()
  expect(site.reads).toBe(1)
  expect(await at('/zomer/', 6)).toEqual({type: 'content', language: 'nl'})
})

test('asks again after the CMS was away', async () => {
  const {site, at} = openSite()
  site.isAway = true
  await expect(at('/')).rejects.toThrow('away')
  site.isAway = false
  expect(await at('/', 1)).toEqual({type: 'landing', language: 'nl'})
})
