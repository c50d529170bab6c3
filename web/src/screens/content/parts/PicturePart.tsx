import styled from 'styled-components'
import {COLUMN} from '../../../layout/TextColumns.tsx'
import {Picture} from '../../../ui/Picture.tsx'
import type {PartOf} from './part.ts'

const Shown = styled(Picture)`
  display: block;
  width: 100%;
  height: auto;
  border-radius: var(--r3);
`

export const PicturePart = ({part}: {part: PartOf<'picture'>}) => (
  <Shown picture={part} sizes={`(min-width: ${COLUMN}) ${COLUMN}, 100vw`} />
)
