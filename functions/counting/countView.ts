import {amsterdamDay} from '../../domain/format/dates.ts'
import type {Step} from '../../domain/pages/counting.ts'
import type {Language} from '../../domain/texts/languages.ts'
import type {Database} from '../database/database.ts'
import {HttpError} from '../http/httpError.ts'
import type {ContentClient} from '../runtime/content.ts'
import {pageAt} from './ownAddresses.ts'
import {counting} from './store.ts'
import {mayCount} from './visitors.ts'

type Seen = {page: string; from?: string | undefined}
type Services = {siteUrl: string; content: ContentClient; database: Database; now: Date}

/** Counts a page that was seen, and at a checkout the page on which its plan was chosen. Throws a 400 for a page that is not there. */
export async function countView({page, from}: Seen, headers: Headers, services: Services) {
  if (!mayCount(headers)) return
  const seen = await pageAt(page, services)
  if (!seen) throw new HttpError(400, 'The site has no such page')
  const {database, now} = services
  const add = (at: {page: string; language: Language}, step: Step) => {
    const {text, values} = counting({...at, step, day: amsterdamDay(now)})
    return database.query(text, values)
  }
  const here = {page, language: seen.language}
  await add(here, 'view')
  if (seen.type !== 'checkout') return
  await add(here, 'checkout')
  const chosenOn = from === undefined ? undefined : await pageAt(from, services)
  if (from !== undefined && chosenOn && chosenOn.type !== 'checkout')
    await add({page: from, language: chosenOn.language}, 'plan')
}
