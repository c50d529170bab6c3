/** Names that programs give themselves. One that does not is counted as a visitor. */
const PROGRAM =
  /bot\b|crawl|spider|slurp|preview|monitor|lighthouse|headless|curl|wget|python|java\/|http-?client|facebookexternalhit|whatsapp/i

/** Whether a program asks, by what it says of itself. */
export const isProgram = (headers: Headers): boolean => PROGRAM.test(headers.get('user-agent') ?? 'bot')

/** A browser that asks not to be followed sends nothing; one that sends something all the same is not counted. */
export const mayCount = (headers: Headers): boolean =>
  headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1' && !isProgram(headers)
