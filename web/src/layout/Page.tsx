import type {ReactNode} from 'react'
import styled from 'styled-components'
import {Footer} from './Footer.tsx'
import {Header} from './Header.tsx'
import {SkipLink} from './SkipLink.tsx'

const Frame = styled.div`
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  main { flex: 1; }
`

type Props = {
  /** A bar above the header. */
  strip?: ReactNode
  slim?: boolean | undefined
  /** Pages that are one screen do without. */
  footer?: boolean
  /** From 0 to 1: what the sock on the footer shows, where there is one. */
  wind?: number | undefined
  children: ReactNode
}

/** The frame of every public page: header, one main, footer. */
export function Page({strip, slim, footer = true, wind, children}: Props) {
  return (
    <Frame>
      <SkipLink />
      {strip}
      <Header slim={slim} />
      <main id="content">{children}</main>
      {footer && <Footer wind={wind} />}
    </Frame>
  )
}
