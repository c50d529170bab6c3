import {Component, type ReactNode} from 'react'
import type {Site} from '../content.ts'
import {Button, ButtonAnchor} from '../ui/Button.ts'
import {Row, Title, Wrap} from '../ui/primitives.ts'
import {TextWithMail} from '../ui/TextWithMail.tsx'

type Props = {site: Site; home: string; headingLanguage: string | undefined; children: ReactNode}

/** A fault while drawing a page shows the error screen of the content, not a blank page. */
export class ErrorBoundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const {errorScreen} = this.props.site
    return (
      <Wrap
        as="main"
        style={{paddingBlock: 'var(--section)', display: 'grid', gap: 'var(--s5)', justifyItems: 'start'}}
      >
        <Title as="h1" lang={this.props.headingLanguage}>
          {errorScreen.heading}
        </Title>
        <p>
          <TextWithMail text={errorScreen.text} />
        </p>
        <Row>
          <Button type="button" onClick={() => window.location.reload()}>
            {errorScreen.reload}
          </Button>
          <ButtonAnchor href={this.props.home} $variant="outline">
            {errorScreen.home}
          </ButtonAnchor>
        </Row>
      </Wrap>
    )
  }
}
