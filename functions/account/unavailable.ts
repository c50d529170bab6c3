import type {HttpError} from '../httpError.ts'
import {ACCOUNT_PATHS, DEFAULT_LANGUAGE, isLanguage, type Language, languageOfPath} from '../model.ts'
import {lastResortPage} from '../pages/lastResort.ts'
import {replyPage} from '../response.ts'

/** Of the address, or else the first language of the browser's list that the site has. */
export function languageOf(request: Request): Language {
  const {pathname} = new URL(request.url)
  if (ACCOUNT_PATHS.some((path) => `${pathname}/`.startsWith(path))) return languageOfPath(pathname)
  const accepted = (request.headers.get('accept-language') ?? '').split(',')
  return accepted.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? DEFAULT_LANGUAGE
}

/** What went wrong, as a page. */
export function replyUnavailable({status, headers}: HttpError, request: Request): Response {
  const page = replyPage(status, lastResortPage({kind: 'unavailable', language: languageOf(request)}))
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
  return page
}
