import {Component, type ReactElement, type ReactNode} from 'react'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {useLanguageOf, usePage} from '../../page/usePage.ts'
import {Button, ButtonAnchor} from '../../ui/Button.ts'
import {Row, Title, Wrap} from '../../ui/primitives.ts'
import {TextWithMail} from '../../ui/TextWithMail.tsx'
import {Logo} from '../Logo.tsx'
import {sendError} from './errorReports.ts'

/**
 * A second error within this time is caused by the content of the boundary, not by somebody else's change of the DOM.
 */
const AGAIN_WITHIN_MS = 1000

type Props = {
  /** Shown when the children cannot be rendered. */
  fallback: ReactElement
  children: ReactNode
}

/**
 * Renders its children again after an error, since an extension or a translator that moved an element breaks a page for
 * a moment only. A repeated error shows the fallback.
 */
class ErrorBoundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false}
  private failedAt = Number.NEGATIVE_INFINITY

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    sendError(error)
    const isFirst = performance.now() - this.failedAt > AGAIN_WITHIN_MS
    this.failedAt = performance.now()
    if (isFirst) this.setState({failed: false})
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Shows the error screen of the content when a page cannot be rendered, instead of a blank page. */
export const WholePage = ({children}: {children: ReactNode}) => (
  <ErrorBoundary fallback={<ErrorScreen />}>{children}</ErrorBoundary>
)

/** Contains an error in a part of a page. `instead` replaces a part that visitors cannot do without. */
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
