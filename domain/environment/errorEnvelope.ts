/**
 * An error as Sentry's envelope endpoint takes it, and the services that speak the same (GlitchTip, Bugsink). What can hold
 * personal data is left out: no user, no address of one, no query string, no texts that were typed.
 */
export type ErrorEvent = {
  id: string
  at: Date
  platform: 'javascript' | 'node'
  release: string
  /** An endpoint, or the address of a page without what follows "?". */
  where: string
  /** The id that the log lines of the same request have. */
  request?: string
  error: unknown
}

/** Address for envelopes of a project's DSN, `https://<key>@<host>/<project>`. */
export function envelopeUrl(dsn: string): string {
  const {protocol, username, host, pathname} = new URL(dsn)
  const [, folder, project] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? []
  return `${protocol}//${host}${folder ?? ''}/api/${project ?? ''}/envelope/?sentry_key=${username}&sentry_version=7`
}

/** Nothing is looked for in more of a message: it may quote what somebody sent. */
const LONGEST_MESSAGE = 1000
/** Nor in a longer line of a stack. */
const LONGEST_LINE = 500

/** A message may quote what somebody typed, or a link that is a secret. */
const withoutTraces = (text: string) =>
  text
    .slice(0, LONGEST_MESSAGE)
    .replace(/\S+@\S+/g, '…')
    .replace(/\?\S*/g, '?…')
    .replace(/["'“‘`][^"'”’`]{20,}["'”’`]/g, '"…"')
    .replace(/[\w-]*\d{4,}[\w-]*/g, '…')
    .slice(0, 200)

/** `at name (https://host/file.js:1:2)`, as Chromium and Node write it, or `name@https://host/file.js:1:2`. */
const PLACE = /^\s*(?:at )?(?:(.*?) ?[(@])?((?:https?:|file:|webpack|\/)[^\s)]*?):(\d+):(\d+)\)?$/

function framesOf(stack: string) {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, file = '', row, column] = (line.length <= LONGEST_LINE && PLACE.exec(line)) || []
    if (!row) return []
    const path = file.replace(/[?#].*/, '').replace(/^.*?(?=\/(?:functions|node_modules)\/)/, '')
    return {filename: path, ...(name && {function: name}), lineno: Number(row), colno: Number(column)}
  })
  return frames.slice(0, 30).reverse() // the innermost last
}

export function envelopeOf({id, at, platform, release, where, request, error}: ErrorEvent): string {
  const {name = 'Error', message = '', stack = ''} = error instanceof Error ? error : {message: typeof error}
  const event = {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform,
    level: 'error',
    release,
    transaction: where,
    ...(request && {tags: {request}}),
    exception: {values: [{type: name, value: withoutTraces(message), stacktrace: {frames: framesOf(stack)}}]},
    sdk: {name: 'vindkracht', version: '1', settings: {infer_ip: 'never'}},
  }
  const lines = [{event_id: id, sent_at: at.toISOString()}, {type: 'event'}, event]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
