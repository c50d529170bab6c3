import {Component, type ReactNode} from 'react'

type Props = {
  state: unknown
  fallback: ReactNode
  onGood: () => void
  onBad: (error: unknown) => void
  children: ReactNode
}

/** Shows the last state that could be rendered when a draft cannot; the next draft is tried again. */
export class LastGood extends Component<Props, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    this.props.onBad(error)
  }

  override componentDidMount() {
    if (!this.state.failed) this.props.onGood()
  }

  override componentDidUpdate(before: Props) {
    if (before.state === this.props.state) return
    if (this.state.failed) this.setState({failed: false})
    else this.props.onGood()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
