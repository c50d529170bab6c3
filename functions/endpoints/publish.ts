import type {Config} from '@netlify/functions'
import {inBackground} from '../http/background.ts'
import {publishInTurn} from '../publishing/publishInTurn.ts'

/** Publishes what takes longer than the webhook and the schedule have: docs/decisions/0117. */
export default (request: Request) => inBackground('publish', request, async () => ({runs: await publishInTurn()}))

export const config: Config = {path: ['/api/publish'], background: true}
