import {isLoopbackHost} from '../../domain/environment/loopback.ts'
import {studioOrigin} from '../runtime/config.ts'
import {HttpError} from './httpError.ts'

/** Headers that let the Studio, which stands at another address, read an answer. Throws a 403 for a page of anybody else. */
export function requireStudio(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  if (!origin || !isStudio(origin)) throw new HttpError(403, 'This address is for the Studio')
  return {vary: 'origin', 'access-control-allow-origin': origin}
}

/** On one machine it is called by name and by number. */
function isStudio(origin: string): boolean {
  const studio = studioOrigin()
  const [one, other] = [URL.parse(origin), studio && URL.parse(studio)]
  if (!one || !other) return false
  return (
    one.origin === other.origin || (isLoopbackHost(one.host) && isLoopbackHost(other.host) && one.port === other.port)
  )
}
