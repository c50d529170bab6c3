import type {ReactNode} from 'react'
import styled from 'styled-components'
import {Beside, TextColumns} from '../../../layout/TextColumns.tsx'
import {Card, Wrap} from '../../../ui/primitives.ts'
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
import {type Run, runsOf} from './runs.ts'
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

/** Parts below one another, each with a line above it. */
const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
  > section:not([data-whole]) { border-top: 1px solid var(--line); padding-top: var(--s5); }
`

/** Without contents beside them, headings stand at the left and what they head at the right. */
const Headed = styled(TextColumns)`
  row-gap: var(--s7);
  > section:not([data-whole]) { border-top: 1px solid var(--line); padding-top: var(--s5); min-width: 0; }
  @media (min-width: 60rem) {
    > * { grid-column: 2; }
    > section:not([data-whole]) {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: subgrid;
      align-items: start;
      > * { grid-column: 2; min-width: 0; }
      > :is(h2, div:has(> h2)) { grid-column: 1; grid-row: 1 / span 4; margin-bottom: 0; display: block; }
    }
    /* Without any heading, texts begin below the title of the page. */
    &:not(:has(h2)) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 3fr);
      > *, > section:not([data-whole]) > * { grid-column: 1; }
    }
  }
`

const Forms = styled.div`
  display: grid;
  gap: var(--gap);
  @media (min-width: 60rem) {
    grid-template-columns: 1fr 1fr;
    /* Buttons are beside each other: the longest answer has what the other form is longer. */
    section, form, form > div:has(> textarea) { display: flex; flex-direction: column; }
    section, form { height: 100%; }
    form, form > div:has(> textarea), textarea { flex: 1; }
  }
`

const PartView = ({part, quiet}: {part: Part; quiet?: boolean}) => {
  const View = VIEWS[part._type as keyof Views] as (props: {part: Part; quiet?: boolean | undefined}) => ReactNode
  return <View part={part} quiet={quiet} />
}

/** The parts below the opening of a page. `beside` is the contents or the facts of a long one, at the left. */
export function PartViews({parts, beside}: {parts: readonly Part[]; beside?: ReactNode}) {
  const runs = runsOf(parts)
  const first = runs.find(({layout}) => layout === 'text')
  return runs.map((run) => {
    const views = run.parts.map((part, index) => (
      <PartView key={part._key} part={part} quiet={run.layout === 'forms' && index > 0} />
    ))
    return <RunView key={run.parts[0]?._key} run={run} views={views} beside={beside} isFirst={run === first} />
  })
}

type RunProps = {run: Run; views: readonly ReactNode[]; beside: ReactNode; isFirst: boolean}

function RunView({run: {layout, parts}, views, beside, isFirst}: RunProps) {
  if (layout === 'wide') return parts.map(({_key}, index) => <Wrap key={_key}>{views[index]}</Wrap>)
  if (layout === 'forms')
    return (
      <Wrap>
        <Forms>
          {parts.map(({_key}, index) => (
            <Card key={_key}>{views[index]}</Card>
          ))}
        </Forms>
      </Wrap>
    )
  if (!beside) return <Headed>{views}</Headed>
  return (
    <TextColumns>
      <Beside>{isFirst && beside}</Beside>
      <Texts>{views}</Texts>
    </TextColumns>
  )
}
