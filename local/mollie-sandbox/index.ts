/** Entry of the package; nothing else of it is public. */
export {Sandbox} from './sandbox.ts'
export {control} from './server/control.ts'
export {type Service, sandboxServer} from './server/server.ts'
export {UnusableFileError} from './state/database.ts'
export type {Payment, PaymentStatus, Subscription} from './state/items.ts'
