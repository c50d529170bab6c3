import type {Order} from './order.ts'

/** The version of the stored shape. A change that older code cannot read raises it and adds an upgrade below. */
export const ORDER_VERSION = 1

/** The order was stored by a newer release: writing it back would lose what this one does not know. */
class OrderVersionError extends Error {
  override name = 'OrderVersionError'
  readonly code: string

  constructor(id: unknown, version: unknown) {
    super(
      `Order ${id} is stored as version ${version}, this release reads up to ${ORDER_VERSION}: deploy the newer one`,
    )
    this.code = `version ${version}`
  }
}

/** A stored order of any version, in today's shape. Orders from before there were versions are version 1. */
export function upgradeOrder(stored: unknown): Order {
  const order = stored as Order & {version?: unknown}
  const {id, version = ORDER_VERSION} = order
  if (version !== ORDER_VERSION) throw new OrderVersionError(id, version)
  return {...order, version: ORDER_VERSION}
}
