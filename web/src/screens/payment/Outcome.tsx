import type {ReactElement, ReactNode} from 'react'
import styled from 'styled-components'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import {Row, Small, Title, Wrap} from '../../ui/primitives.ts'
import {RichText} from '../../ui/RichText.tsx'
import {TextWithMail} from '../../ui/TextWithMail.tsx'
import {Windsock} from '../../ui/Windsock.tsx'

/**
 * Prevents layout shifts when the answer arrives after the first paint: the sock, which comes or goes with it, is after
 * the text, and the footer, below texts of different lengths, is below the screen.
 */
const Layout = styled(Wrap)`
  display: grid;
  gap: var(--s7);
  align-content: start;
  min-height: 100svh;
  padding-block: var(--section);
  > svg { height: 9rem; }
  > div { display: grid; gap: var(--s5); align-content: start; justify-items: start; }
  /* On a phone and on paper the line of socks says it. */
  @media print, (max-width: 47.99rem) { > svg:not(:last-child) { display: none; } }
  @media (max-width: 47.99rem) {
    gap: var(--s6);
    padding-block: var(--s5) var(--s7);
    > div { gap: var(--s4); }
  }
  @media (min-width: 48rem) { grid-template-columns: 1fr 14rem; gap: var(--s8); > svg { height: 15rem; } }
`

type Props = {
  heading: string
  /** Shown before the text: details of this order. */
  lead?: ReactElement | undefined
  body: Parameters<typeof RichText>[0]['value']
  help?: string | undefined
  /** Whether the payment came in, as the level of the sock: full, or nothing yet. Without a value there is no sock. */
  paid?: boolean
  /** Element of the heading: one of two in the HTML is not the page's heading. */
  as?: 'h1' | 'p'
  /** Shown below the next steps: the order itself. */
  beside?: ReactElement | undefined
  /** Next steps, in a row. */
  children?: ReactNode
  /** Shown below everything else of the column. */
  foot?: ReactElement | undefined
  /** Shown below that and the sock, over the whole width. */
  below?: ReactElement | undefined
}

/** Result of a payment: a sock, a heading, a text, and the next steps. */
export function Outcome({heading, lead, body, help, paid, as = 'h1', beside, children, foot, below}: Props) {
  return (
    <Layout>
      <div>
        <Title as={as}>
          <Hyphenated>{heading}</Hyphenated>
        </Title>
        <div>
          {lead}
          <RichText value={body} />
        </div>
        {children && <Row>{children}</Row>}
        {beside}
        {help && (
          <Small>
            <TextWithMail text={help} />
          </Small>
        )}
        {foot}
      </div>
      {paid !== undefined && <Windsock level={paid ? 1 : 0} />}
      {below}
    </Layout>
  )
}
