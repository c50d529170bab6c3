import type {OPERATOR_ACTS} from '../billing/ledger/reasons.ts'
import type {Role} from '../runtime/config.ts'
import {ADMIN_EXPORT} from './addresses.ts'
import type {Session} from './signIn/session.ts'

/** Pages of the admin, by the parameter in their addresses. */
const PAGE_NAMES = [
  'messages',
  'message',
  'offers',
  'terms',
  'figures',
  'counts',
  'customers',
  'customer',
  'portal',
  'order',
  'invoice',
  'mirror',
  'wind',
  'health',
] as const
/** `orders` is the list, which has none; `export` has an address of its own. */
export type PageName = (typeof PAGE_NAMES)[number] | 'orders' | 'export'

/** Acts on the page of Mollie's balance: count a payment, refund it, note why it differs. */
export const MIRROR_ACTS = ['fetchPayment', 'refundStray', 'noteDifference'] as const

/** Acts on a message of a form. */
export const MESSAGE_ACTS = ['handleMessage', 'reopenMessage', 'deleteMessage'] as const

/** Acts on the websites that nobody may measure. */
export const WIND_ACTS = ['excludeSite', 'includeSite'] as const

/** Acts about an order, and those about none. */
export type AdminAct =
  | (typeof OPERATOR_ACTS)[number]
  | 'announceTerms'
  | 'bookDocuments'
  | (typeof MIRROR_ACTS | typeof MESSAGE_ACTS | typeof WIND_ACTS)[number]

const OPERATOR: readonly Role[] = ['operator']
const EVERYBODY: readonly Role[] = ['operator', 'bookkeeper']

/** Roles that may open each page and do each act. Bookkeepers read, export and book what is on documents, and change nothing of customers. */
export const ACCESS: Readonly<Record<PageName | AdminAct, readonly Role[]>> = {
  orders: OPERATOR,
  order: OPERATOR,
  customers: OPERATOR,
  customer: OPERATOR,
  portal: OPERATOR,
  messages: OPERATOR,
  message: OPERATOR,
  offers: OPERATOR,
  figures: OPERATOR,
  counts: OPERATOR,
  terms: OPERATOR,
  wind: OPERATOR,
  health: OPERATOR,
  export: EVERYBODY,
  invoice: EVERYBODY,
  mirror: EVERYBODY,
  bookDocuments: EVERYBODY,
  refund: OPERATOR,
  resend: OPERATOR,
  address: OPERATOR,
  business: OPERATOR,
  cancel: OPERATOR,
  beginPlan: OPERATOR,
  changePlan: OPERATOR,
  withdrawChange: OPERATOR,
  withdraw: OPERATOR,
  settle: OPERATOR,
  dealtWith: OPERATOR,
  refundRefused: OPERATOR,
  newDay: OPERATOR,
  discount: OPERATOR,
  addNote: OPERATOR,
  askToPay: OPERATOR,
  writeOff: OPERATOR,
  resume: OPERATOR,
  askVatNumber: OPERATOR,
  reinvoice: OPERATOR,
  connected: OPERATOR,
  live: OPERATOR,
  announceTerms: OPERATOR,
  handleMessage: OPERATOR,
  reopenMessage: OPERATOR,
  deleteMessage: OPERATOR,
  excludeSite: OPERATOR,
  includeSite: OPERATOR,
  fetchPayment: OPERATOR,
  refundStray: OPERATOR,
  noteDifference: OPERATOR,
}

/** Whether a session may use a page or an act. What has no row is refused to everybody. */
export const mayUse = ({role}: Session, name = ''): boolean =>
  Object.hasOwn(ACCESS, name) && ACCESS[name as PageName | AdminAct].includes(role)

/** The page that an address asks for. */
export const pageAt = ({pathname, searchParams}: URL): PageName =>
  pathname === ADMIN_EXPORT ? 'export' : (PAGE_NAMES.find((name) => searchParams.has(name)) ?? 'orders')
