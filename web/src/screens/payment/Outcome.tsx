import type {ReactElement, ReactNode} from 'react'
import styled from 'styled-components'
import {Row, Small, Title, Wrap} from '../../ui/primitives.ts'
import {RichText} from '../../ui/RichText.tsx'
import {TextWithMail} from '../../ui/TextWithMail.tsx'
import {Windsock} from '../../ui/Windsock.tsx'

/**
 * The answer comes after the first paint, and moves nothing: the sock, which comes or goes with it, is after the text, and the
 * footer, below texts of different lengths, is below the screen.
 */
const Layout = styled(Wrap)`
  display: grid;
  gap: var(--s7);
  align-content: start;
  min-height: 100svh;
  padding-block: var(--section);
  > svg { height: 9rem; }
  > div { display: grid; gap: var(--s5); align-content: start; justify-items: start; }
  @media (min-width: 48rem) { grid-template-columns: 1fr 14rem; gap: var(--s8); > svg { height: 15rem; } }
`

type Props = {
  heading: string
  /** Before the text: what the page knows of this order. */
  lead?: ReactElement | undefined
  body: Parameters<typeof RichText>[0]['value']
  help?: string | undefined
  /** Whether the payment came in, which the sock shows: all of it, or nothing yet. Where that is not known there is none. */
  paid?: boolean
  /** The heading's element: one of two in the HTML is not the page's heading. */
  as?: 'h1' | 'p'
  /** What can be done next, in a row. */
  children?: ReactNode
  /** Below everything else. */
  foot?: ReactElement | undefined
}

/** How a payment ended: a sock, a heading, what happened, what to do next. */
export function Outcome({heading, lead, body, help, paid, as = 'h1', children, foot}: Props) {
  return (
    <Layout>
      <div>
        <Title as={as}>{heading}</Title>
        <div>
          {lead}
          <RichText value={body} />
        </div>
        {children && <Row>{children}</Row>}
        {help && (
          <Small>
            <TextWithMail text={help} />
          </Small>
        )}
        {foot}
      </div>
      {paid !== undefined && <Windsock level={paid ? 1 : 0} />}
    </Layout>
  )
}
