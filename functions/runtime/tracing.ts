type Fields = Readonly<Record<string, unknown>>

/** Receives what happens; traces.ts is one, loaded where traces are asked for. */
export type Tracer = {
  /** Does the work as one span, of the purchase of an order where that is told. */
  span: <T>(name: string, order: string | null, work: () => Promise<T>) => Promise<T>
  /** A line of the log, which is an event of the current span. */
  line: (event: string, fields: Fields) => void
  /** The order that the current request is about. */
  about: (order: string) => void
}

let tracer: Tracer | null = null

export function setTracer(used: Tracer | null) {
  tracer = used
}

/** Does the work as one span; without a tracer, does the work. */
export const spanOf = <T>(name: string, order: string | null, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.span(name, order, work) : work()

export const traceLine = (event: string, fields: Fields) => tracer?.line(event, fields)
export const traceOrder = (order: string) => tracer?.about(order)
