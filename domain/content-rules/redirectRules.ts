import type {Redirect} from '../content/content.types.ts'
import {addressOf, routesFor} from '../pages/pages.ts'
import {fromFault, redirectKey} from '../pages/redirects.ts'
import {LANGUAGES} from '../texts/languages.ts'
import type {Dataset, DatasetProblem} from './dataset.ts'

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
    if (fault) return [problem('refuse', redirect, 'from', `The old address cannot be used. ${fault}`)]
    if (pages.has(from))
      return [
        problem(
          'refuse',
          redirect,
          'from',
          `A page stands at ${from}/, so nobody is sent on from there: delete the redirect, or move the page`,
        ),
      ]
    const older = redirects.find((other) => other.from === from)
    if (older !== redirect)
      return [problem('refuse', redirect, 'from', `There is another redirect from ${from}: keep one of the two`)]
    return circle(redirect, redirects)
      ? [
          problem(
            'ask',
            redirect,
            'destination',
            `The redirect from ${from} goes round in a circle if ${new URL(destination).host} is this site, and then it is left out: choose a page from the list`,
          ),
        ]
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

const problem = (
  severity: DatasetProblem['severity'],
  {_id, _type}: Redirect,
  path: string,
  message: string,
): DatasetProblem => ({severity, documentId: _id, documentType: _type, path, message})
