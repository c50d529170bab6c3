import type {ServerResponse} from 'node:http'

export const FAULT_KINDS = ['hang', 'reset', '503', '429', 'html'] as const

/** A simulated failure. `after` lets the call take effect first, so that only its answer is lost. */
export type Fault = {
  kind: (typeof FAULT_KINDS)[number]
  /** Regular expression for the "METHOD /path" of calls. */
  call: string
  after: boolean
  /** Number of calls that it strikes. */
  times: number
  /** Share of the matching calls that it strikes; 1 is all. */
  rate: number
}

/** The active faults, and the calls that hang because of them. */
export class Faults {
  #faults: Fault[] = []
  readonly #hanging = new Set<ServerResponse>()
  #random = seeded(1)
  /** Calls that a fault struck, newest last, for a test to wait for. */
  readonly struck: string[] = []
  /** Number of calls struck since the start. */
  count = 0

  set(faults: Fault[], seed = 1) {
    this.#faults = faults.map((fault) => ({...fault}))
    this.#random = seeded(seed)
    this.struck.length = 0
    for (const response of this.#hanging) response.destroy()
    this.#hanging.clear()
  }

  /** Returns the fault that strikes this call, and counts it; null without one. */
  strike(call: string, after: boolean): Fault | null {
    for (const fault of this.#faults) {
      if (fault.after !== after || fault.times === 0 || !new RegExp(fault.call).test(call)) continue
      if (fault.rate < 1 && this.#random() >= fault.rate) continue
      fault.times--
      this.struck.push(call)
      this.count++
      return fault
    }
    return null
  }

  answer({kind}: Fault, response: ServerResponse) {
    if (kind === 'hang') this.#hanging.add(response)
    else if (kind === 'reset') response.destroy()
    else if (kind === 'html')
      response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><title>Maintenance</title>')
    else
      response
        .writeHead(Number(kind), {'content-type': 'application/hal+json'})
        .end(JSON.stringify({status: Number(kind), title: 'Unavailable', detail: 'A fault of the sandbox'}))
  }
}

/** Mulberry32: the same seed gives the same faults. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
