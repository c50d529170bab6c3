import {useState} from 'react'
import type {UserViewComponent} from 'sanity/structure'
import {FONT_FACES} from '../../../domain/brand/tokens.ts'
import type {PaymentPages} from '../../../domain/content/content.types.ts'
import {daysLater} from '../../../domain/format/dates.ts'
import type {Period} from '../../../domain/money/periods.ts'
import {completed} from '../../../domain/texts/completed.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {type OrderView, type PortalView, portalPage} from '../../../functions/portal/view/portalPage.ts'
import type {sampleOrder} from '../../../functions/portal/view/sampleOrder.ts'
import {nlEn, STUDIO_LANGUAGE} from '../../language.ts'
import {PERIOD_CHOICES} from '../../schema/periods.ts'
import {Choice, SampleFrame} from './SampleFrame.tsx'
import {useSampleOrder} from './useSampleOrder.ts'

type Sample = ReturnType<typeof sampleOrder>
type State = {value: string; title: string; view: (order: Sample) => PortalView}

const ofOrder = (change: Partial<Sample> = {}, shown: Partial<OrderView> = {}) =>
  ((order: Sample): OrderView => ({kind: 'order', order: {...order, ...change}, ...shown})) satisfies State['view']
const NOTHING_DONE = {toldAt: '', connectedAt: '', liveAt: '', liveBy: null, isLate: false, promisedOn: '', missing: []}
const tomorrow = ({since}: Sample) => `${daysLater(since, 1)}T11:00:00.000Z`
const cancelled = {state: 'cancelled', mayUndo: true} as const

const STATES: readonly State[] = [
  {value: 'running', title: nlEn('Loopt', 'Running'), view: ofOrder()},
  {
    value: 'begin',
    title: nlEn('Nieuwe klant', 'New customer'),
    view: ofOrder({
      details: {company: 'Bakkerij Jansen', website: 'https://voorbeeld.nl/', country: 'NL'},
      firstDay: {...NOTHING_DONE, missing: ['street', 'postalCode', 'keywords', 'access']},
    }),
  },
  {
    value: 'told',
    title: nlEn('Nieuwe klant, alles verteld', 'New customer, details complete'),
    view: (order) => ofOrder({firstDay: {...NOTHING_DONE, toldAt: order.since, liveBy: tomorrow(order)}})(order),
  },
  {
    value: 'overdue',
    title: nlEn('Verlenging niet betaald', 'Renewal not paid'),
    view: ofOrder({state: 'overdue', owes: true}),
  },
  {
    value: 'chargedBack',
    title: nlEn('Teruggeboekt', 'Charged back'),
    view: ofOrder({state: 'chargedBack', owes: true}),
  },
  {value: 'paused', title: nlEn('Staat stil', 'On hold'), view: ofOrder({state: 'paused', owes: true, nextDay: ''})},
  {value: 'refunded', title: nlEn('Teruggestort', 'Refunded'), view: ofOrder({isGivenBack: true})},
  {value: 'done', title: nlEn('Net opgezegd', 'Just cancelled'), view: ofOrder(cancelled, {done: 'cancelled'})},
  {value: 'already', title: nlEn('Eerder opgezegd', 'Cancelled before'), view: ofOrder(cancelled)},
  {value: 'ended', title: nlEn('Afgelopen', 'Ended'), view: ofOrder({state: 'ended'})},
  {value: 'starting', title: nlEn('Net betaald', 'Just paid'), view: ofOrder({state: 'starting'})},
  {value: 'failed', title: nlEn('Opzeggen mislukt', 'Cancelling failed'), view: ofOrder({}, {problem: 'cancel'})},
  {value: 'saved', title: nlEn('Gegevens bewaard', 'Details saved'), view: ofOrder({}, {done: 'details'})},
  {
    value: 'wrong',
    title: nlEn('Gegevens kloppen niet', 'Details invalid'),
    view: ofOrder({}, {business: {fields: {website: 'localhost', company: ''}, wrong: ['company', 'website']}}),
  },
  {value: 'signIn', title: nlEn('Een link vragen', 'Requesting a link'), view: () => ({kind: 'signIn'})},
  {value: 'sent', title: nlEn('Link is gevraagd', 'Link requested'), view: () => ({kind: 'sent'})},
  {value: 'open', title: nlEn('Link openen', 'Opening a link'), view: () => ({kind: 'open', link: ''})},
  {
    value: 'list',
    title: nlEn('Meer abonnementen', 'Several subscriptions'),
    view: (order) => ({kind: 'list', orders: [order, order].map((each) => ({...each, href: '#'}))}),
  },
  {
    value: 'invalidLink',
    title: nlEn('Link die niet werkt', 'Invalid link'),
    view: () => ({kind: 'signIn', problem: 'invalidLink'}),
  },
  {
    value: 'confirmAddress',
    title: nlEn('Nieuw mailadres bevestigen', 'Confirming a new e-mail address'),
    view: ({email}) => ({kind: 'confirmAddress', email}),
  },
]

/** The page behind the link in mails, in each of its states, following what is typed in the form beside it. */
export const SubscriptionView: UserViewComponent = ({document: {displayed}}) => {
  const [language, setLanguage] = useState<Language>(STUDIO_LANGUAGE)
  const [period, setPeriod] = useState<Period>('monthly')
  const [state, setState] = useState('running')
  const sample = useSampleOrder(language, period)
  const {cancelSubscription: texts, success, waiting} = completed(displayed as Partial<PaymentPages>, language).content
  const orderLabel = success?.orderLabel
  const view = sample && STATES.find(({value}) => value === state)?.view(sample.order)
  const html =
    view && texts && orderLabel && waiting && success
      ? portalPage(
          {view, language},
          {
            texts,
            orderLabel,
            waiting,
            paid: success,
            promise: sample.promise,
            periods: sample.periods,
            settings: sample.settings,
          },
        )
      : null
  return (
    <SampleFrame
      choices={
        <>
          <Choice label={nlEn('Stand', 'State')} onChange={setState} options={STATES} value={state} />
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
      title={nlEn('De pagina achter de link in mails', 'The page behind the link in e-mails')}
    />
  )
}
