import {useTranslation} from '../i18n/index.ts'
import {Accordion} from './Accordion.tsx'
import {Empty} from './primitives.ts'
import {RichText} from './RichText.tsx'

type Question = {_id: string; question: string; answer: Parameters<typeof RichText>[0]['value']}

/** Questions that open to their answers. */
export function Questions({faqs}: {faqs: readonly Question[]}) {
  const {t} = useTranslation()
  if (faqs.length === 0) return <Empty>{t('empty.faq')}</Empty>
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
