import {type Report, reconcile} from '../jobs/reconcile.ts'
import {openServices} from '../runtime/services.ts'

/** Runs the background jobs now. `environment` says where everything is. */
export function reconcileNow(environment: Record<string, string>): Promise<Report> {
  Object.assign(process.env, environment)
  return reconcile({...openServices(), now: () => new Date()})
}
