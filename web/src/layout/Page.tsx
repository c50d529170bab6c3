import type {ReactNode} from 'react'
import styled from 'styled-components'
import {Announcement} from './Announcement.tsx'
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
  /** Bar above the header. */
  strip?: ReactNode
  slim?: boolean | undefined
  /** Off on pages that fill one screen. */
  footer?: boolean
  /** Level of the sock on the footer, 0 to 1. */
  wind?: number | undefined
  children: ReactNode
}

/** Layout of every public page: header, one main, footer. */
export function Page({strip, slim, footer = true, wind, children}: Props) {
  return (
    <Frame>
      <SkipLink />
      <div>
        <Announcement slim={slim} />
      </div>
      {strip}
      <Header slim={slim} />
      <main id="content">{children}</main>
      {footer && <Footer wind={wind} />}
    </Frame>
  )
}
