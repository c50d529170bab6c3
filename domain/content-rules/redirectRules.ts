import type {Redirect} from '../content/content.types.ts'
import {addressOf, routesFor} from '../pages/pages.ts'
import {fromFault, redirectKey} from '../pages/redirects.ts'
import {LANGUAGES} from '../texts/languages.ts'
import type {Dataset} from './dataset/dataset.ts'
import {ask, type DatasetProblem, refuse} from './problem.ts'

/** Each redirect starts where no page stands, and leads on from there. */
export function redirectProblems({redirects, onSale, ownPages}: Dataset): DatasetProblem[] {
  const pages = new Set(
    routesFor(
      onSale.map(({key}) => key),
      ownPages,
    ).flatMap((route) => LANGUAGES.map((language) => redirectKey(addressOf(route, language)))),
  )
  return redirects.flatMap((redirect) => {
    const {from, destination} = redirect
    const fault = fromFault(from)
    if (fault) return [refuse(redirect, 'from', 'redirectFault', {fault})]
    const params = {address: from}
    if (pages.has(from)) return [refuse(redirect, 'from', 'redirectOfPage', params)]
    const older = redirects.find((other) => other.from === from)
    if (older !== redirect) return [refuse(redirect, 'from', 'sameRedirect', params)]
    return circle(redirect, redirects)
      ? [ask(redirect, 'destination', 'redirectCircle', {...params, host: new URL(destination).host})]
      : []
  })
}

/** Pages are never where a redirect starts, so only an address that somebody wrote can lead in a circle. */
function circle({from, destination}: Redirect, redirects: readonly Redirect[]): boolean {
  const seen = new Set<string>()
  for (let to: string | undefined = destination; to?.startsWith('https://'); ) {
    const path = pathOf(to)
    if (path === from || seen.has(path)) return true
    seen.add(path)
    to = redirects.find((other) => other.from === path)?.destination
  }
  return false
}

const pathOf = (address: string) => (URL.canParse(address) ? redirectKey(new URL(address).pathname) : address)
