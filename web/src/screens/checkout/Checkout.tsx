import {graphql, type PageProps} from 'gatsby'
import {Fragment, useCallback, useEffect, useRef, useState} from 'react'
import {byPeriod} from '../../../../domain/catalogue/priceList.ts'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {isAbroad, OTHER_COUNTRIES} from '../../../../domain/customers/countries.ts'
import type {CheckoutProblem} from '../../../../domain/customers/customerDetails.ts'
import {formatAmount} from '../../../../domain/money/money.ts'
import type {Period} from '../../../../domain/money/periods.ts'
import {breakdown} from '../../../../domain/money/pricing.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import {JsonLd} from '../../head/JsonLd.tsx'
import {siteUrl} from '../../head/Seo.tsx'
import {Part} from '../../layout/errors/ErrorBoundary.tsx'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import {Page} from '../../layout/Page.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Button, ButtonLink} from '../../ui/Button.ts'
import {PlanDialog} from '../../ui/dialogs/PlanDialog.tsx'
import {Lede, Small, Subtitle, Ticks, Title} from '../../ui/primitives.ts'
import {LazyToasts} from '../../ui/toasts/LazyToasts.tsx'
import {Debit, Next} from './After.tsx'
import {Amount} from './Amount.tsx'
import {Customer} from './Customer.tsx'
import {Columns, Included, Side} from './checkout.styles.ts'
import {Code} from './code/Code.tsx'
import {payable} from './code/discounts.ts'
import {checkoutJsonLd} from './jsonLd.ts'
import {Notices} from './Notices.tsx'
import {PeriodChoice, type PeriodOffer} from './PeriodChoice.tsx'
import {usePayment} from './payment/usePayment.ts'
import {initialPeriod, saveForm} from './savedForm.ts'
import {TotalBar} from './TotalBar.tsx'

type Content = PageContext<CheckoutQueryResult>['content']

export default function Checkout({pageContext}: PageProps<unknown, PageContext<CheckoutQueryResult>>) {
  const {language, content, site} = pageContext
  const {page, plan, prices} = content
  const {form, period, choose, isReversed, readCountry} = useFormState(prices)
  const texts = {...page.messages, codeApplied: page.code.applied}
  const payment = usePayment({planKey: plan.key, language, texts})
  // After a 409 the server's amount is the right one, until the page itself is published again.
  const offers = payable(offersFrom(prices, site.settings.vatRate), payment.changed)
  const payables = payable(offers, payment.discounts)
  const newTotal = newTotalOf(payment, isReversed ? 'reversed' : 'home', period)
  // Read from the form: a choice made before hydration reaches the form some milliseconds before the state.
  const ask = (start: Payment['start']) => {
    const typed = form.current && new FormData(form.current)
    const chosen = payables.find((candidate) => candidate.period === typed?.get('billingPeriod'))
    if (typed && chosen) void start(chosen, typed)
  }
  const countries = countriesAbroad(content)
  return (
    <Page slim>
      <JsonLd graph={checkoutJsonLd(pageContext, siteUrl)} />
      <Columns
        ref={form}
        method="post"
        action="/api/create-payment"
        // Browsers show errors in their own language and away from the field.
        noValidate
        onInput={({currentTarget}) => saveForm(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          ask(isToApply(event.nativeEvent as SubmitEvent) ? payment.applyCode : payment.start)
        }}
      >
        <HiddenFields planKey={plan.key} offers={payables} sellsAbroad={countries.length > 0} />
        <Choices
          content={content}
          payables={payables}
          countries={countries}
          wrong={payment.wrong}
          isForeign={isReversed}
          period={period}
          onPeriod={choose}
          onCountry={readCountry}
        />
        <PaymentSide
          content={content}
          payment={payment}
          payables={payables}
          newTotal={newTotal}
          sellsAbroad={countries.length > 0}
          choice={`${period} ${isReversed}`}
          onApply={() => ask(payment.applyCode)}
        />
        {content.stops && <Next heading={page.next.heading} stops={content.stops} />}
        <IncludedItems content={content} />
        <Debit periods={payables.map(({period: each}) => each)} texts={page} />
      </Columns>
      <Part>
        <LazyToasts messages={payment.toasts.messages} onClose={payment.toasts.dismiss} />
      </Part>
    </Page>
  )
}

type Payment = ReturnType<typeof usePayment>

/** Whether the button of the discount code was pressed, and not the one that pays. */
const isToApply = ({submitter}: SubmitEvent) => submitter?.getAttribute('name') === 'apply'

const countriesAbroad = ({countries}: Content) =>
  OTHER_COUNTRIES.filter((country) => countries.some((sold) => sold === country))

/** The total that the server says, where it is another one than the page's. */
const newTotalOf = ({discounts, changed}: Payment, scheme: 'home' | 'reversed', period: Period) =>
  (discounts[scheme][period] ?? changed[scheme][period])?.total

type PaymentProps = {
  content: Content
  payment: Payment
  payables: ReturnType<typeof payable>
  newTotal: number | undefined
  sellsAbroad: boolean
  choice: string
  onApply: () => void
}

/** The amount with its button, and the field of a discount code where codes are sold by. */
function PaymentSide({content, payment, payables, newTotal, sellsAbroad, choice, onApply}: PaymentProps) {
  const {page} = content
  const hasCodes = content.offers.length > 0
  const hasOffers = hasCodes || payables.some(({discount}) => discount)
  return (
    <Side>
      <Part instead={<PlainSubmit label={page.submit.label} />}>
        <Amount
          offers={payables}
          busy={payment.busy}
          newTotal={newTotal}
          sellsAbroad={sellsAbroad}
          hasOffers={hasOffers}
          page={page}
        />
      </Part>
      {hasCodes && (
        <Part>
          <Code
            texts={page.code}
            wrong={payment.wrong}
            choice={choice}
            onApply={onApply}
            onEdit={payment.forgetDiscounts}
          />
        </Part>
      )}
    </Side>
  )
}

/** State that is read from the form, which works without scripts: its period, and whether another country is chosen. */
function useFormState(prices: Content['prices']) {
  const form = useRef<HTMLFormElement>(null)
  const [sold] = useState(() => byPeriod(prices).map((price) => price.period))
  const [period, setPeriod] = useState(sold[0] ?? 'monthly')
  const [isReversed, setReversed] = useState(false)
  const readCountry = useCallback(
    () => setReversed(form.current !== null && isAbroad(new FormData(form.current).get('country'))),
    [],
  )
  useEffect(() => {
    const wanted = form.current && initialPeriod(form.current, sold)
    if (wanted) setPeriod(wanted)
    readCountry()
  }, [readCountry, sold])
  const choose = (chosen: Period) => {
    // The address holds the previous choice, which is now outdated.
    if (window.location.search) window.history.replaceState(window.history.state, '', `?period=${chosen}`)
    setPeriod(chosen)
  }
  return {form, period, choose, isReversed, readCountry}
}

type HiddenProps = {planKey: string; offers: PeriodOffer[]; sellsAbroad: boolean}

/** Fields for a form that is sent without scripts. */
function HiddenFields({planKey, offers, sellsAbroad}: HiddenProps) {
  const {language} = usePage()
  return (
    <>
      <input type="hidden" name="planType" value={planKey} />
      <input type="hidden" name="language" value={language} />
      {/* Filled in by the answer to a form of a customer who has the plan already. */}
      <input type="hidden" name="again" />
      {offers.map(({period, total, reversed}) => (
        <Fragment key={period}>
          <input type="hidden" name={`shownTotal-${period}`} value={formatAmount(total)} />
          {sellsAbroad && (
            <input type="hidden" name={`shownTotalReversed-${period}`} value={formatAmount(reversed.total)} />
          )}
        </Fragment>
      ))}
    </>
  )
}

type ChoicesProps = {
  content: Content
  payables: PeriodOffer[]
  countries: readonly string[]
  wrong: readonly CheckoutProblem[]
  isForeign: boolean
  period: Period
  onPeriod: (period: Period) => void
  onCountry: () => void
}

/** The part of the form that the visitor fills in. */
function Choices({content: {page, plan}, payables, countries, period, onPeriod, ...customer}: ChoicesProps) {
  return (
    <div>
      <Notices messages={page.messages} code={page.code} />
      <Small>{page.eyebrow}</Small>
      <Title as="h1">
        <Hyphenated>{fill(page.heading, {plan: plan.name})}</Hyphenated>
      </Title>
      <Lede style={{marginBlock: 'var(--s3) var(--s6)'}}>{page.steps}</Lede>
      <Part>
        <PeriodChoice
          offers={payables}
          chosen={period}
          onChoose={onPeriod}
          texts={page.period}
          totalLabel={page.today.totalReversed}
        />
      </Part>
      <Part>
        <Customer texts={page.customer} messages={page.messages} countries={countries} {...customer} />
      </Part>
      <Part>
        <TotalBar offers={payables} sellsAbroad={countries.length > 0} labels={page.today} />
      </Part>
    </div>
  )
}

const PlainSubmit = ({label}: {label: string}) => (
  <Button type="submit" $size="lg" $wide>
    {label}
  </Button>
)

function IncludedItems({content: {page, plan, otherPlans}}: {content: Content}) {
  const {language, site} = usePage()
  return (
    <Included aria-labelledby="included">
      <header>
        <Subtitle id="included">
          <Hyphenated>{page.included.heading}</Hyphenated>
        </Subtitle>
        <PlanDialog plans={[plan]} trigger={page.included.detailsLabel} />
      </header>
      <Ticks>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Ticks>
      {otherPlans
        .filter(({key}) => site.plansOnSale.includes(key))
        .map(({_id, key, invitation}) => (
          <p key={_id}>
            <ButtonLink $variant="link" to={pathOf('checkout', language, key)}>
              {invitation}
            </ButtonLink>
          </p>
        ))}
    </Included>
  )
}

function offersFrom(prices: Content['prices'], vatRate: number): PeriodOffer[] {
  return byPeriod(prices).map(({period, exclVat, discountNote, introductory}) => ({
    period,
    discountNote,
    ...(introductory?.home ?? breakdown(exclVat, vatRate)),
    reversed: introductory?.reversed ?? breakdown(exclVat, 0),
  }))
}

export const query = graphql`
  query CheckoutPage($language: String!) {
    ...InterfaceStrings
  }
`
