import styled from 'styled-components'
import {Wrap} from '../../ui/primitives.ts'

export const Opening = styled(Wrap).attrs({as: 'header'})`
  padding-block: clamp(1.5rem, 4vw, 4rem) var(--s6);
  h1 {
    font-size: var(--t5);
    line-height: 1;
    letter-spacing: -0.008em;
    max-width: 24ch;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  p { margin-top: var(--s4); }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
  padding-bottom: var(--section);
`
