/**
 * The stops of the promise, each with the level of its sock, from calm to full. The first is to choose and to pay: for a
 * customer who has paid it is over, and the others keep their level.
 */
export const promiseStops = <Stop>(stops: readonly Stop[], isPaid = false): (Stop & {level: number})[] =>
  stops
    .map((stop, index) => ({...stop, level: stops.length > 1 ? index / (stops.length - 1) : 1}))
    .slice(isPaid && stops.length > 1 ? 1 : 0)
