import {Component, type ReactElement, type ReactNode} from 'react'
import {pathOf} from '../../../domain/pages/pages.ts'
import {Button, ButtonAnchor} from '../ui/Button.ts'
import {Row, Title, Wrap} from '../ui/primitives.ts'
import {TextWithMail} from '../ui/TextWithMail.tsx'
import {Logo} from './Logo.tsx'
import {useLanguageOf, usePage} from './PageContext.ts'
import {tellError} from './tellErrors.ts'

/** A second fault within this time is of what is drawn, not of what somebody else did to the page. */
const AGAIN_WITHIN_MS = 1000

type Props = {
  /** Shown when what is inside cannot be drawn. */
  fallback: ReactElement
  children: ReactNode
}

/**
 * Draws what is inside anew after a fault: an extension or a translator that moved an element is the page's fault for one
 * moment only. A fault that comes back shows the fallback.
 */
class ErrorBoundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false}
  private failedAt = Number.NEGATIVE_INFINITY

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    tellError(error)
    const isFirst = performance.now() - this.failedAt > AGAIN_WITHIN_MS
    this.failedAt = performance.now()
    if (isFirst) this.setState({failed: false})
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** A fault while drawing a page shows the error screen of the content, not a blank page. */
export const WholePage = ({children}: {children: ReactNode}) => (
  <ErrorBoundary fallback={<ErrorScreen />}>{children}</ErrorBoundary>
)

/** A fault in a part of a page leaves the other parts as they are. `instead` is what nobody can do without. */
export const Part = ({instead, children}: {instead?: ReactElement; children: ReactNode}) => (
  <ErrorBoundary fallback={<PartScreen instead={instead} />}>{children}</ErrorBoundary>
)

function PartScreen({instead}: {instead: ReactElement | undefined}) {
  const {text, reload} = usePage().site.errorScreen
  return (
    <div role="alert" style={{display: 'grid', gap: 'var(--s4)', justifyItems: 'start'}}>
      {instead}
      <p>
        <TextWithMail text={text} />
      </p>
      <Button type="button" $variant="outline" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </div>
  )
}

export function ErrorScreen() {
  const {site, language} = usePage()
  const languageOf = useLanguageOf()
  const {heading, text, reload, home} = site.errorScreen
  return (
    <Wrap as="main" style={{paddingBlock: 'var(--section)', display: 'grid', gap: 'var(--s5)', justifyItems: 'start'}}>
      <Logo />
      <Title as="h1" lang={languageOf(heading)}>
        {heading}
      </Title>
      <p style={{maxWidth: 'var(--measure)'}}>
        <TextWithMail text={text} />
      </p>
      <Row>
        <Button type="button" onClick={() => window.location.reload()}>
          {reload}
        </Button>
        <ButtonAnchor href={pathOf('landing', language)} $variant="outline">
          {home}
        </ButtonAnchor>
      </Row>
    </Wrap>
  )
}
