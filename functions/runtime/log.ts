import {requestId} from '../http/requestId.ts'
import {release} from './config.ts'
import {errorFields} from './errorFields.ts'
import type {LogEvent} from './events.ts'
import {traceLine} from './tracing.ts'

type Fields = Record<string, string | number | boolean | null | undefined | readonly string[]>

/**
 * Writes one JSON line per event, with the time, the id of the request or run, and the release. Give it ids, statuses and
 * durations only: never names, addresses, checkout URLs, keys or bodies.
 */
export function log(event: LogEvent, fields: Fields = {}) {
  const line = {time: new Date().toISOString(), event, ...fields, request: requestId(), release: release()}
  console.log(JSON.stringify(line))
  traceLine(event, fields)
}

/**
 * Logs an error that the caller handles, with its class and place. Errors that may quote a customer are safe here:
 * `errorFields` leaves out their messages.
 */
export function caught(event: LogEvent, fields: Fields, error: unknown) {
  const here: {stack?: string} = {}
  Error.captureStackTrace(here, caught)
  log(event, {...fields, ...errorFields(error, here.stack)})
}
