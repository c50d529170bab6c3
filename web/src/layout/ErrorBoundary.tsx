import {Component, type ReactNode} from 'react'
import {pathOf} from '../model.ts'
import {Button, ButtonAnchor} from '../ui/Button.ts'
import {Row, Title, Wrap} from '../ui/primitives.ts'
import {TextWithMail} from '../ui/TextWithMail.tsx'
import {Logo} from './Logo.tsx'
import {useLanguageOf, usePage} from './PageContext.ts'
import {tellError} from './tellErrors.ts'

/** A fault while drawing a page shows the error screen of the content, not a blank page. */
export class ErrorBoundary extends Component<{children: ReactNode}, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    tellError(error)
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children
  }
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
