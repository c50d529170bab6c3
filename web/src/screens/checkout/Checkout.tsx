import {graphql, Link, type PageProps} from 'gatsby'
import {useEffect, useState} from 'react'
import type {PageContext} from '../../content.ts'
import {Page} from '../../layout/Page.tsx'
import {breakdown, type CheckoutQueryResult, fill, isPeriod, isPlanKey, PERIODS, type Period} from '../../model.ts'
import {pathFor} from '../../routes.ts'
import {Lede, Small, Subtitle, Ticks, Title} from '../../ui/Layout.ts'
import {PlanDialog} from '../../ui/PlanDialog.tsx'
import {TextWithMail} from '../../ui/TextWithMail.tsx'
import {Toasts} from '../../ui/Toast.tsx'
import {Amount} from './Amount.tsx'
import {Customer} from './Customer.tsx'
import {Columns, Included, Side} from './checkout.styles.ts'
import {type Offer, PeriodChoice} from './PeriodChoice.tsx'
import {usePayment} from './usePayment.ts'

export default function Checkout({pageContext}: PageProps<unknown, PageContext<CheckoutQueryResult>>) {
  const {language, content, site} = pageContext
  const {page, plan, prices} = content
  const {vatRate} = site.settings
  const planKey = isPlanKey(plan.key) ? plan.key : 'basis'
  const published = offersFrom(prices, vatRate)
  const [period, setPeriod] = useState<Period>('monthly')
  // Who comes back to try again finds the period that was tried.
  useEffect(() => {
    const tried = new URLSearchParams(window.location.search).get('period')
    if (isPeriod(tried)) setPeriod(tried)
  }, [])
  const payment = usePayment({planKey, language, texts: page.messages})
  // After a 409 the server's amount is the true one, until the page itself is rebuilt.
  const offers = published.map((offer) => ({...offer, ...payment.changedAmounts[offer.period]}))
  const otherPlan = planKey === 'basis' ? 'pro' : 'basis'

  return (
    <Page slim>
      <Columns
        onSubmit={(event) => {
          event.preventDefault()
          const offer = offers.find((candidate) => candidate.period === period)
          if (offer) payment.start(offer, new FormData(event.currentTarget))
        }}
      >
        <div>
          <Small>{page.eyebrow}</Small>
          <Title as="h1">{fill(page.heading, {plan: plan.name})}</Title>
          <Lede style={{marginBlock: 'var(--s3) var(--s6)'}}>{page.steps}</Lede>
          <PeriodChoice offers={offers} chosen={period} onChoose={setPeriod} texts={page.period} />
          <Customer texts={page.customer} />
        </div>
        <Side>
          <Amount offers={offers} chosen={period} busy={payment.busy} changed={payment.changedAmounts} page={page} />
          <noscript>
            <p>
              <TextWithMail text={page.noJavaScript} />
            </p>
          </noscript>
        </Side>
        <Included aria-labelledby="included">
          <header>
            <Subtitle id="included">{page.included.heading}</Subtitle>
            <PlanDialog plans={[plan]} trigger={page.included.detailsLabel} />
          </header>
          <Ticks>
            {plan.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Ticks>
          <p>
            <Link to={pathFor(`/checkout/${otherPlan}/`, language)}>{page.otherPlan[planKey]}</Link>
          </p>
        </Included>
      </Columns>
      <Toasts messages={payment.toasts.messages} onClose={payment.toasts.dismiss} />
    </Page>
  )
}

type Prices = PageContext<CheckoutQueryResult>['content']['prices']

function offersFrom(prices: Prices, vatRate: number): Offer[] {
  return PERIODS.flatMap((period) => {
    const price = prices.find((candidate) => candidate.period === period)
    return price ? [{period, discountNote: price.discountNote, ...breakdown(price.exclVat, vatRate)}] : []
  })
}

export const query = graphql`
  query CheckoutPage($language: String!) {
    ...InterfaceStrings
  }
`
