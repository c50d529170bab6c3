import {MEASURE_AGENT} from '../../domain/pages/windAddress.ts'

/** Names that programs give themselves. One that does not is counted as a visitor. */
const PROGRAM =
  /bot\b|crawl|spider|slurp|preview|monitor|lighthouse|headless|curl|wget|python|java\/|http-?client|facebookexternalhit|whatsapp/i

/** Whether a program asks, by what it says of itself. Our own is one: a measurement of a measurement would go on for ever. */
export function isProgram(headers: Headers): boolean {
  const name = headers.get('user-agent') ?? 'bot'
  return PROGRAM.test(name) || name.includes(MEASURE_AGENT)
}

/** A browser that asks not to be followed sends nothing; one that sends something all the same is not counted. */
export const mayCount = (headers: Headers): boolean =>
  headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1' && !isProgram(headers)
