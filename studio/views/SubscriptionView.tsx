import {useState} from 'react'
import type {UserViewComponent} from 'sanity/structure'
import {nlEn} from '../language.ts'
import {completed} from '../model/completed.ts'
import type {PaymentPages} from '../model/content.types.ts'
import {DEFAULT_LANGUAGE, type Language} from '../model/languages.ts'
import type {Period} from '../model/pricing.ts'
import {drawSubscriptionPage, type SubscriptionPageKind} from '../model/subscriptionPage.ts'
import {FONT_FACES} from '../model/tokens.ts'
import {PERIOD_CHOICES} from '../schema/periods.ts'
import {Choice, SampleFrame} from './SampleFrame.tsx'
import {useSampleOrder} from './useSampleOrder.ts'

const KINDS: readonly {value: SubscriptionPageKind; title: string}[] = [
  {value: 'confirm', title: nlEn('Voor het opzeggen', 'Before cancelling')},
  {value: 'overdue', title: nlEn('Verlenging niet betaald', 'Renewal not paid')},
  {value: 'done', title: nlEn('Opgezegd', 'Cancelled')},
  {value: 'already', title: nlEn('Eerder opgezegd', 'Cancelled before')},
  {value: 'failed', title: nlEn('Opzeggen mislukt', 'Cancelling failed')},
  {value: 'invalidLink', title: nlEn('Link die niet werkt', 'Link that does not work')},
]

/** The page behind the link in mails, in each of its states, following what is typed in the form beside it. */
export const SubscriptionView: UserViewComponent = ({document: {displayed}}) => {
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  const [period, setPeriod] = useState<Period>('monthly')
  const [kind, setKind] = useState<SubscriptionPageKind>('confirm')
  const sample = useSampleOrder(language, period)
  const {cancelSubscription: texts, success} = completed(displayed as Partial<PaymentPages>, language).content
  const orderLabel = success?.orderLabel
  const html =
    sample &&
    (texts && orderLabel
      ? drawSubscriptionPage(
          {
            kind,
            language,
            order:
              kind === 'invalidLink' ? null : {...sample.order, isCancelled: kind === 'done' || kind === 'already'},
          },
          {texts, orderLabel, settings: sample.settings},
        )
      : null)
  return (
    <SampleFrame
      choices={
        <>
          <Choice label={nlEn('Stand', 'State')} onChange={setKind} options={KINDS} value={kind} />
          <Choice
            label={nlEn('Betaalperiode', 'Billing period')}
            onChange={setPeriod}
            options={PERIOD_CHOICES}
            value={period}
          />
        </>
      }
      // The site's typefaces are the site's: a frame of the Studio cannot load them.
      html={sample ? (html?.replace(FONT_FACES, '') ?? null) : undefined}
      language={language}
      onLanguage={setLanguage}
      title={nlEn('De pagina achter de link in mails', 'The page behind the link in mails')}
    />
  )
}
