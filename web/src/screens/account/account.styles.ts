import styled from 'styled-components'
import {Card, Grid} from '../../ui/primitives.ts'

export const Columns = styled(Grid)`
  @media (min-width: 60rem) { grid-template-columns: 1fr 1fr; }
`

export const Box = styled(Card).attrs({as: 'section'})`
  display: grid;
  gap: var(--s4);
  align-content: start;
`
