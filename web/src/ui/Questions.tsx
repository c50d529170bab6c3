import {Accordion} from './Accordion.tsx'
import {Empty} from './primitives.ts'
import {RichText} from './RichText.tsx'

type Question = {_id: string; question: string; answer: Parameters<typeof RichText>[0]['value']}

/** Questions that open to their answers; shows `none` when there is no question yet. */
export function Questions({faqs, none}: {faqs: readonly Question[]; none: string}) {
  if (faqs.length === 0) return <Empty>{none}</Empty>
  return (
    <Accordion
      name="faq"
      items={faqs.map(({_id, question, answer}) => ({
        id: _id,
        title: <span>{question}</span>,
        content: <RichText value={answer} />,
      }))}
    />
  )
}
