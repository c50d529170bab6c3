import {usePage} from '../../../page/usePage.ts'
import {Questions} from '../../../ui/Questions.tsx'
import {COLUMN} from '../content.styles.ts'
import type {PartOf} from './part.ts'
import {Titled} from './Titled.tsx'

export function QuestionsPart({part: {title, faqs}}: {part: PartOf<'questionsPart'>}) {
  const {noQuestions} = usePage().site.settings
  return (
    <Titled title={title}>
      <div style={{maxWidth: COLUMN}}>
        <Questions faqs={faqs} none={noQuestions} />
      </div>
    </Titled>
  )
}
