import {PORTAL_PATHS} from '../../domain/pages/portalAddress.ts'
import {WIND_PATHS} from '../../domain/pages/windAddress.ts'
import {type Language, languageOfPath} from '../../domain/texts/languages.ts'
import {fallbackPage} from '../fallback/fallbackPage.ts'
import type {HttpError} from '../http/httpError.ts'
import {languageOf as acceptedLanguage} from '../http/request.ts'
import {requestId} from '../http/requestId.ts'
import {replyPage} from '../http/response.ts'

/** The language of the address, or else the first of the browser's list that the site has. */
export function languageOf(request: Request): Language {
  const {pathname} = new URL(request.url)
  if ([...PORTAL_PATHS, ...WIND_PATHS].some((path) => `${pathname}/`.startsWith(path))) return languageOfPath(pathname)
  return acceptedLanguage(request)
}

/** An error as a page. */
export function replyUnavailable({status, headers}: HttpError, request: Request): Response {
  const page = replyPage(status, fallbackPage({kind: 'unavailable', language: languageOf(request)}, requestId()))
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
  return page
}
