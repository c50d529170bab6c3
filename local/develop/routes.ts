import {type DevelopState, ERRORS, EVENTS, type Problem, placeOf} from '../../web/src/develop/state.ts'
import type {Release} from '../../web/src/renderer/release.ts'
import {ROOT} from '../settings/environment.ts'
import type {Publisher} from '../site/publisher.ts'
import {say} from '../supervision/progress.ts'
import {mapOf, readCode} from './folder.ts'
import {problemOfError} from './stack.ts'

/** Shortest time between two messages to a page. */
const LOOK_EVERY_MS = 200

type Publishing = Pick<Publisher, 'served' | 'status'>

/** Answers the addresses of `npm run dev`; null for all others. */
export function developAnswer(request: Request, publishing: Publishing, dataFolder: string): Promise<Response> | null {
  const {pathname} = new URL(request.url)
  if (pathname === EVENTS) return Promise.resolve(eventsOf(() => stateOf(publishing, dataFolder)))
  if (pathname === ERRORS && request.method === 'POST') return takeError(request, dataFolder)
  return null
}

/** Marks an answer as uncached: the code behind it may change. */
export function uncached({body, status, headers}: Response): Response {
  const own = new Headers(headers)
  own.set('cache-control', 'no-store')
  return new Response(body, {status, headers: own})
}

/** State of the code and the pages, with all problems. */
function stateOf({served, status}: Publishing, dataFolder: string): DevelopState {
  const {code, problems} = readCode(dataFolder)
  const madeAt = served ? pagesMadeAt(served.release) : 0
  return {code, pages: madeAt, problems: [...problems, ...problemsOf(status)]}
}

let known: {release: Release; pages: string; madeAt: number} | null = null

/**
 * Time of the newest pages, in milliseconds. By their files: the browser draws these pages, so that their HTML has no words by
 * which a publication would count them.
 */
function pagesMadeAt(release: Release): number {
  if (known?.release === release) return known.madeAt
  const pages = JSON.stringify(release.pages)
  const [latest] = release.publishes
  const now = latest ? Date.parse(latest.startedAt) + latest.seconds * 1000 : 0
  known = {release, pages, madeAt: known?.pages === pages ? known.madeAt : now}
  return known.madeAt
}

function problemsOf({failure, problems}: Publisher['status']): Problem[] {
  const undrawn = problems.filter(({pages}) => pages.length > 0).map(({message}) => ({from: 'Content', text: message}))
  return [...(failure ? [{from: 'Pages', text: failure.problem}] : []), ...undrawn]
}

function eventsOf(state: () => DevelopState): Response {
  let timer: NodeJS.Timeout
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      let told = ''
      const tell = () => {
        const now = JSON.stringify(state())
        if (now !== told) stream.enqueue(Buffer.from(`data: ${now}\n\n`))
        told = now
      }
      tell()
      timer = setInterval(tell, LOOK_EVERY_MS)
    },
    cancel: () => clearInterval(timer),
  })
  return new Response(body, {headers: {'content-type': 'text/event-stream', 'cache-control': 'no-store'}})
}

async function takeError(request: Request, dataFolder: string): Promise<Response> {
  const {message = '', stack = ''} = (await request.json()) as {message?: string; stack?: string}
  const problem = problemOfError(
    {message: String(message), stack: String(stack)},
    (script) => mapOf(dataFolder, script),
    ROOT,
  )
  sayProblem(problem)
  return Response.json(problem)
}

/** Prints a problem with its place and source line. Text from the network is shown without control characters. */
export function sayProblem(problem: Problem) {
  const lines = [`${problem.from}: ${placeOf(problem)}`, problem.text, problem.at?.source ?? '']
  say(
    lines
      .map((line) => line.replace(/(?!\n)\p{Cc}/gu, ' '))
      .filter(Boolean)
      .join('\n  '),
  )
}
