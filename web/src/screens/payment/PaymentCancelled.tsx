import {graphql, navigate, type PageProps} from 'gatsby'
import {useEffect} from 'react'
import type {PlanKey} from '../../../../domain/catalogue/plans.ts'
import type {PaymentCancelledQueryResult} from '../../../../domain/content/content.types.ts'
import {isPeriod, type Period} from '../../../../domain/money/periods.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Page} from '../../layout/Page.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Button, ButtonLink} from '../../ui/Button.ts'
import {Outcome} from './Outcome.tsx'
import {useOrder, useSearch} from './useOrder.ts'
import {Waiting} from './Waiting.ts'

/**
 * Page for a customer who cancelled the payment. With an order in its address it shows whether it failed or expired
 * instead, and trying again returns to what was ordered.
 */
export default function PaymentCancelled({pageContext}: PageProps<unknown, PageContext<PaymentCancelledQueryResult>>) {
  const {content, language, site} = pageContext
  const {cancelled, failed, expired} = content.page
  const view = useOrder()
  const state = view.kind === 'known' ? view.state : null
  // The page after paying, which sends customers here, puts the status into the address.
  const known = useSearch('status')
  const tried = useTried(state)
  const isPaid = state?.status === 'paid'
  useEffect(() => {
    // The customer pressed "back" and paid after all, in another tab or app.
    if (isPaid) navigate(pathOf('paymentSuccess', language) + window.location.search, {replace: true})
  }, [isPaid, language])

  const status = state?.status ?? known
  const texts = status === 'failed' ? failed : status === 'expired' ? expired : cancelled
  return (
    <Page slim>
      <Waiting />
      <Outcome heading={texts.heading} body={texts.body} help={cancelled.help} paid={false}>
        <span data-needs-visit>
          {tried && site.plansOnSale.includes(tried.plan) ? (
            <ButtonLink to={`${pathOf('checkout', language, tried.plan)}?period=${tried.period}`} $size="lg">
              {cancelled.retry.label}
            </ButtonLink>
          ) : view.kind === 'waiting' ? (
            <Button type="button" $size="lg" disabled aria-busy>
              {cancelled.retry.label}
            </Button>
          ) : (
            <ActionLink action={cancelled.retry} variant="default" size="lg" />
          )}
        </span>
        <ActionLink action={cancelled.back} variant="outline" size="lg" />
      </Outcome>
    </Page>
  )
}

/** The order's plan and period, else those in the address, else null. */
function useTried(state: {plan: PlanKey; period: Period} | null): {plan: PlanKey; period: Period} | null {
  const plan = useSearch('plan')
  const period = useSearch('period')
  return state ?? (plan && isPeriod(period) ? {plan, period} : null)
}

export const query = graphql`
  query PaymentCancelledPage($language: String!) {
    ...InterfaceStrings
  }
`
