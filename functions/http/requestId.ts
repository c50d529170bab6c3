import {AsyncLocalStorage} from 'node:async_hooks'
import {randomUUID} from 'node:crypto'
import {hostRequestId} from '../runtime/config.ts'

const current = new AsyncLocalStorage<string>()

/** Identifies the log lines of work outside any request. A command is one run of one process. */
const OF_PROCESS = randomUUID()

/** The id of the request or background run that this code works for: support finds its log lines by it. */
export const requestId = (): string => current.getStore() ?? hostRequestId() ?? OF_PROCESS

/** Runs `work` under one id, which everything it starts keeps: Netlify's id of the request, else a random one. */
export const withRequestId = <T>(work: () => T): T => current.run(hostRequestId() ?? randomUUID(), work)
