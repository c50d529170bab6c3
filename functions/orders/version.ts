import type {Order} from './order.ts'

/** Of the shape in which orders are stored. A change that older code cannot read raises it, and upgrades below. */
export const ORDER_VERSION = 1

/** An order that was stored by a newer release: reading it as ours could lose what that one knows. */
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

/** An order as it was stored at any time, in today's shape. Orders of before versions were counted have that shape. */
export function upgradeOrder(stored: unknown): Order {
  const order = stored as Order & {version?: unknown}
  const {id, version = ORDER_VERSION} = order
  if (version !== ORDER_VERSION) throw new OrderVersionError(id, version)
  return {...order, version: ORDER_VERSION}
}
