import {graphql, navigate, type PageProps} from 'gatsby'
import {useEffect} from 'react'
import type {PageContext} from '../../content.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Page} from '../../layout/Page.tsx'
import type {PaymentCancelledQueryResult} from '../../model.ts'
import {pathFor} from '../../routes.ts'
import {ButtonLink} from '../../ui/ButtonLink.tsx'
import {Outcome} from './Outcome.tsx'
import {useOrder, useSearch} from './useOrder.ts'

/**
 * Where a customer comes who stopped the payment. With an order in its address the page knows whether it failed or
 * expired instead, and trying again leads to what was tried.
 */
export default function PaymentCancelled({pageContext}: PageProps<unknown, PageContext<PaymentCancelledQueryResult>>) {
  const {content, language} = pageContext
  const {cancelled, failed, expired} = content.page
  const view = useOrder()
  const state = view.kind === 'known' ? view.state : null
  // The page after paying, which sends customers here, says in the address what it learned.
  const known = useSearch('status')
  const isPaid = state?.status === 'paid'
  useEffect(() => {
    // The customer pressed "back" and paid after all, in another tab or app.
    if (isPaid) navigate(pathFor('/payment-success/', language) + window.location.search, {replace: true})
  }, [isPaid, language])

  const status = state?.status ?? known
  const told = status === 'failed' ? failed : status === 'expired' ? expired : cancelled
  return (
    <Page slim>
      <Outcome heading={told.heading} body={told.body} help={cancelled.help} level={0}>
        {state ? (
          <ButtonLink to={`${pathFor(`/checkout/${state.plan}/`, language)}?period=${state.period}`} size="lg">
            {cancelled.retry.label}
          </ButtonLink>
        ) : (
          <ActionLink action={cancelled.retry} variant="default" size="lg" />
        )}
        <ActionLink action={cancelled.back} variant="outline" size="lg" />
      </Outcome>
    </Page>
  )
}

export const query = graphql`
  query PaymentCancelledPage($language: String!) {
    ...InterfaceStrings
  }
`
