import {type Report, reconcile} from '../jobs/reconcile.ts'
import {openServices} from '../runtime/services.ts'

/** What the schedule does, now. `environment` says where everything is. */
export function reconcileNow(environment: Record<string, string>): Promise<Report> {
  Object.assign(process.env, environment)
  return reconcile({...openServices(), now: () => new Date()})
}
