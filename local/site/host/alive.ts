import {ALIVE_PATH} from '../../../domain/environment/alive.ts'
import {readSettings} from '../../settings/environment.ts'

/** Health check of the container: exit code 0 while the server of this container takes requests. */
const answer = await fetch(`http://127.0.0.1:${readSettings().ports.site}${ALIVE_PATH}`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
