import type {CheckoutProblem} from '../../../../../domain/customers/customerDetails.ts'
import type {readCheckout} from '../../../../../domain/customers/readDetails.ts'
import type {Customer} from './requestPayment.ts'

let check: typeof readCheckout | undefined

/** Loads the checks of the form (1.5 KB), which nobody needs before the first field. They stay loaded. */
export async function loadChecks(load = () => import('../../../../../domain/customers/readDetails.ts')) {
  check ??= (await load()).readCheckout
}

/** Problems of what was typed. None where the checks cannot be loaded: the function that sells has the same. */
export function problemsOf(customer: Customer, load?: Parameters<typeof loadChecks>[0]) {
  const found = (): CheckoutProblem[] => check?.(customer).wrong ?? []
  return check ? found() : loadChecks(load).then(found, found)
}
