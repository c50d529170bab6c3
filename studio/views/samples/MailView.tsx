import {Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import type {UserViewComponent} from 'sanity/structure'
import type {MailMessage} from '../../../domain/content/content.types.ts'
import type {Period} from '../../../domain/money/periods.ts'
import {completed} from '../../../domain/texts/completed.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {writeMail} from '../../../functions/notifications/customerMail.ts'
import {withMarkInside} from '../../../functions/ui/mailMark.ts'
import {nlEn, STUDIO_LANGUAGE} from '../../language.ts'
import {PERIOD_CHOICES} from '../../schema/periods.ts'
import {Choice, SampleFrame} from './SampleFrame.tsx'
import {useSampleOrder} from './useSampleOrder.ts'

/** Empty mail. */
const BLANK = {
  subject: {_type: 'localeString'},
  preheader: {_type: 'localeString'},
  heading: {_type: 'localeString'},
  body: {_type: 'localeRichText'},
  buttonLabel: {_type: 'localeString'},
  signature: {_type: 'localeRichText'},
}

/** A mail as customers get it, following what is typed in the form beside it. */
export const MailView: UserViewComponent = ({document: {displayed}}) => {
  const [language, setLanguage] = useState<Language>(STUDIO_LANGUAGE)
  const [period, setPeriod] = useState<Period>('monthly')
  const sample = useSampleOrder(language, period)
  const {content} = completed({...BLANK, ...displayed} as unknown as MailMessage, language)
  const {details = null, monthly = null, prepaid = null, closing = null} = content
  const mail = sample && writeMail(content.key, {...content, details, monthly, prepaid, closing}, sample.order, sample)
  return (
    <SampleFrame
      about={
        mail && (
          <Stack gap={2}>
            <Text size={1} weight="semibold">
              {mail.subject}
            </Text>
            <Text muted size={1}>
              {mail.preheader}
            </Text>
          </Stack>
        )
      }
      choices={
        <Choice
          label={nlEn('Betaalperiode', 'Billing period')}
          onChange={setPeriod}
          options={PERIOD_CHOICES}
          value={period}
        />
      }
      html={mail && withMarkInside(mail.html)}
      language={language}
      onLanguage={setLanguage}
      title={nlEn('Zo komt de mail aan', 'E-mail preview')}
    />
  )
}
