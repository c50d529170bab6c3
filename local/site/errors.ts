import {say} from '../supervision/progress.ts'

/** Emulator of the error tracker: project 0 of the site itself. */
export const ERRORS_PATH = '/api/0/envelope/'

type Told = {
  transaction?: string
  exception?: {values?: {type?: string; value?: string; stacktrace?: {frames?: Frame[]}}[]}
}
type Frame = {filename?: string; lineno?: number; colno?: number}

/** Prints a line for each error of a page or a function. */
export async function takeError(request: Request): Promise<Response> {
  const [, , event = ''] = (await request.text()).split('\n')
  const line = describe(event)
  if (line) say(line)
  return Response.json({}, {status: line ? 200 : 400})
}

/** Null when it is no event. Text from the network is shown without line breaks. */
export function describe(event: string): string | null {
  try {
    const {transaction, exception} = JSON.parse(event) as Told
    const error = exception?.values?.[0]
    const {filename, lineno, colno} = error?.stacktrace?.frames?.at(-1) ?? {}
    const at = filename ? ` (${filename}:${lineno}:${colno})` : ''
    return `An error in ${transaction}: ${error?.type}: ${error?.value}${at}`.replace(/\p{Cc}/gu, ' ')
  } catch {
    return null
  }
}
