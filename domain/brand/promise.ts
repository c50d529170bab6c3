/** The first stop, to choose and to pay, is over for a customer who has paid. */
export const AFTER_PAYING = 1
/** Beside the steps of an order, which tell the customer's own part: to pay, and to say what the site needs. */
export const AFTER_STEPS = 2

/**
 * The stops of the promise, each with the level of its sock, from calm to full. `after` leaves out so many that are over or
 * told beside it, never all; the others keep their level.
 */
export const promiseStops = <Stop>(stops: readonly Stop[], after = 0): (Stop & {level: number})[] =>
  stops
    .map((stop, index) => ({...stop, level: stops.length > 1 ? index / (stops.length - 1) : 1}))
    .slice(Math.max(0, Math.min(after, stops.length - 1)))
