import {type Report, reconcile} from '../schedule/reconcile.ts'
import {openServices} from '../services.ts'

/** What the schedule does, now. `environment` says where everything is. */
export function reconcileNow(environment: Record<string, string>): Promise<Report> {
  Object.assign(process.env, environment)
  return reconcile({...openServices(), now: () => new Date()})
}
