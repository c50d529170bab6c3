import {useEffect, useSyncExternalStore} from 'react'
import {type SanityClient, useClient} from 'sanity'
import {API_VERSION} from '../model/apiVersion.ts'
import {amsterdamDay} from '../model/dates.ts'
import type {Language} from '../model/languages.ts'
import {type FactSources, type Facts, factsFrom} from '../model/placeholders.ts'
import {type DatedPrice, pricesInForce} from '../model/priceList.ts'
import {setPreviewFacts} from '../schema/previews.ts'

const QUERY = `{
  "settings": *[_id == "siteSettings"][0]{brandName, company, phone, emails, vatRate},
  "prices": *[_type == "price" && defined(plan) && defined(validFrom) && defined(exclVat)]{
    plan->{key}, period, exclVat, validFrom
  }
}`

type Content = {settings: FactSources['settings'] | null; prices: DatedPrice[]}
type ByLanguage = Record<Language, Facts>

let facts: ByLanguage = {nl: {}, en: {}}
let listening = false
const readers = new Set<() => void>()

/** Reads what the placeholders stand for, as published, and tells all who show it. */
export async function readFacts(client: SanityClient) {
  const {settings, prices} = await client.withConfig({perspective: 'published'}).fetch<Content>(QUERY)
  if (!settings) return
  const sources = {settings, prices: pricesInForce(prices, amsterdamDay(new Date()))}
  facts = {nl: factsFrom(sources, 'nl'), en: factsFrom(sources, 'en')}
  setPreviewFacts(facts.nl)
  for (const reader of readers) reader()
}

/** One listener for all inputs of the Studio, from the first that asks on. */
function listenOnce(client: SanityClient) {
  if (listening) return
  listening = true
  client
    .listen('*[_type in ["price", "siteSettings"]]', {}, {events: ['welcome', 'mutation'], visibility: 'query'})
    .subscribe(() => void readFacts(client))
}

function subscribe(onChange: () => void) {
  readers.add(onChange)
  return () => {
    readers.delete(onChange)
  }
}

/** What the placeholders stand for now, in both languages; empty until it is known. */
export function useFacts(): ByLanguage {
  const client = useClient({apiVersion: API_VERSION})
  useEffect(() => listenOnce(client), [client])
  return useSyncExternalStore(subscribe, () => facts)
}
