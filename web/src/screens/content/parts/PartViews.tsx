import type {ReactNode} from 'react'
import {Wrap} from '../../../ui/primitives.ts'
import {CalloutPart} from './CalloutPart.tsx'
import {ClosingPart} from './ClosingPart.tsx'
import {FeaturesPart} from './FeaturesPart.tsx'
import {FiguresPart} from './FiguresPart.tsx'
import {FormPart} from './FormPart.tsx'
import {PicturePart} from './PicturePart.tsx'
import {PlansPart} from './PlansPart.tsx'
import {ProofPart} from './ProofPart.tsx'
import type {Part, PartOf} from './part.ts'
import {QuestionsPart} from './QuestionsPart.tsx'
import {TablePart} from './TablePart.tsx'
import {TextPart} from './TextPart.tsx'

type Views = {[Type in Exclude<Part['_type'], 'heroPart'>]: (props: {part: PartOf<Type>}) => ReactNode}

/** Component of each kind of part, but for the opening, which stands above them. */
const VIEWS: Views = {
  calloutPart: CalloutPart,
  closingPart: ClosingPart,
  featuresPart: FeaturesPart,
  figuresPart: FiguresPart,
  formPart: FormPart,
  picture: PicturePart,
  plansPart: PlansPart,
  proofPart: ProofPart,
  questionsPart: QuestionsPart,
  tablePart: TablePart,
  textPart: TextPart,
}

/** The parts below the opening of a page: as wide as the page, text at most as wide as is readable. */
export function PartViews({parts}: {parts: readonly Part[]}) {
  return parts.map((part) => {
    if (part._type === 'heroPart') return null
    const View = VIEWS[part._type] as (props: {part: Part}) => ReactNode
    return (
      <Wrap key={part._key}>
        <View part={part} />
      </Wrap>
    )
  })
}
