import {Component, Fragment, type ReactNode} from 'react'

/** Sanity's store applies a key to a document that was deleted in the same moment, and throws. */
const KEY_TO_NOTHING = /only applies to plain objects|non-object container/
/** An error that comes back at once is another one. */
const AT_ONCE_MS = 1000

type State = {error: unknown; turn: number}

/** Remounts a tool whose document was deleted during typing, in place of an error screen for the whole tool. */
export class RemountOnError extends Component<{children: ReactNode}, State> {
  override state: State = {error: null, turn: 0}
  #last = Number.NEGATIVE_INFINITY

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({error})

  override componentDidCatch(error: unknown) {
    const now = performance.now()
    const isKnown = error instanceof Error && KEY_TO_NOTHING.test(error.message) && now - this.#last > AT_ONCE_MS
    if (!isKnown) return
    this.#last = now
    this.setState(({turn}) => ({error: null, turn: turn + 1}))
  }

  override render() {
    const {error, turn} = this.state
    if (error === null) return <Fragment key={turn}>{this.props.children}</Fragment>
    if (error instanceof Error && KEY_TO_NOTHING.test(error.message) && this.#isFirst()) return null
    throw error
  }

  #isFirst = () => performance.now() - this.#last > AT_ONCE_MS
}
