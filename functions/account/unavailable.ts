import type {HttpError} from '../httpError.ts'
import {ACCOUNT_PATHS, type Language, languageOfPath} from '../model.ts'
import {lastResortPage} from '../pages/lastResort.ts'
import {languageOf as browserLanguageOf} from '../request.ts'
import {replyPage} from '../response.ts'

/** Of the address, or else of the browser. */
export function languageOf(request: Request): Language {
  const {pathname} = new URL(request.url)
  return ACCOUNT_PATHS.some((path) => `${pathname}/`.startsWith(path))
    ? languageOfPath(pathname)
    : browserLanguageOf(request)
}

/** What went wrong, as a page. */
export function replyUnavailable({status, headers}: HttpError, request: Request): Response {
  const page = replyPage(status, lastResortPage({kind: 'unavailable', language: languageOf(request)}))
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
  return page
}
