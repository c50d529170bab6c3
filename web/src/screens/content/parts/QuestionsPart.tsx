import {usePage} from '../../../page/usePage.ts'
import {Questions} from '../../../ui/Questions.tsx'
import type {PartOf} from './part.ts'
import {Titled} from './Titled.tsx'

export function QuestionsPart({part: {title, faqs}}: {part: PartOf<'questionsPart'>}) {
  const {noQuestions} = usePage().site.settings
  return (
    <Titled title={title}>
      <Questions faqs={faqs} none={noQuestions} />
    </Titled>
  )
}
