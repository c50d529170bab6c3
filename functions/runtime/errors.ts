import {randomUUID} from 'node:crypto'
import {envelopeOf, envelopeUrl} from '../../domain/environment/errorEnvelope.ts'
import {requestId} from '../http/requestId.ts'
import {errorsDsn, release} from './config.ts'
import {errorName, withoutMessage} from './errorFields.ts'

/** The caller waits for it: a function may be stopped once it has answered. */
const REPORT_TIMEOUT_MS = 1500

/**
 * Tells where errors are gathered, if anywhere: the name and the code of an error with its places, and the id of the request.
 * Its message may quote what a customer sent, so it is not told. Never throws.
 */
export async function reportError(error: unknown, where: string): Promise<void> {
  try {
    const dsn = errorsDsn()
    if (!dsn) return
    const id = randomUUID().replaceAll('-', '')
    const nameless = Object.assign(new Error(errorName(error)), error instanceof Error && namedAs(error))
    const about = {release: release(), where, request: requestId(), error: nameless}
    const event = {id, at: new Date(), platform: 'node', ...about} as const
    const signal = AbortSignal.timeout(REPORT_TIMEOUT_MS)
    await fetch(envelopeUrl(dsn), {method: 'POST', body: envelopeOf(event), signal})
  } catch {
    // the log has it
  }
}

const namedAs = ({name, stack}: Error) => ({name, stack: withoutMessage(stack)})
