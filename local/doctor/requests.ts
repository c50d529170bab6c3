import http from 'node:http'
import https from 'node:https'
import {answersWithin} from '../../functions/commands/examine.ts'
import type {Answer, Fetched} from './facts.ts'

/** Further lines, and Node's advice for developers. */
const FOR_DEVELOPERS = /\n|; if the root CA/

/** Asks a service; an error becomes an answer. */
export async function attempt<T>(question: () => Promise<T>): Promise<Fetched<T>> {
  try {
    return await question()
  } catch (error) {
    const {message, statusCode, code, cause} = error as Error & {statusCode?: number; code?: string}
    const reason = cause instanceof Error ? (cause.message ?? message) : message
    const [line = ''] = (reason || code || String(error)).split(FOR_DEVELOPERS)
    return {failed: line.slice(0, 200), status: statusCode ?? null}
  }
}

class Refused extends Error {
  readonly statusCode: number

  constructor(statusCode: number) {
    super(`it answers ${statusCode}`)
    this.statusCode = statusCode
  }
}

export async function getJson<T>(url: string, headers: Record<string, string>): Promise<T> {
  const response = await fetch(url, {headers, redirect: 'error', signal: AbortSignal.timeout(answersWithin())})
  if (!response.ok) throw new Refused(response.status)
  return (await response.json()) as T
}

/** Requests a website without following redirects. `emulator` is asked in its place, under its name. */
export function askWebsite(
  address: string,
  emulator: string | null,
  {method = 'GET', body, headers = {}}: {method?: string; body?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  const url = new URL(address)
  const at = emulator ? new URL(url.pathname + url.search, emulator) : url
  const client = at.protocol === 'https:' ? https : http
  const own = {host: url.host, 'x-forwarded-proto': url.protocol.slice(0, -1), 'user-agent': 'doctor', ...headers}
  const timeout = answersWithin()
  return new Promise((resolve, reject) => {
    const request = client.request(at, {method, headers: own, timeout}, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    request.on('timeout', () => request.destroy(new Error(`no answer within ${timeout / 1000} s`)))
    request.on('error', reject)
    request.end(body)
  })
}
