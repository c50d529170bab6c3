import {graphql, navigate, type PageProps} from 'gatsby'
import {useEffect} from 'react'
import styled from 'styled-components'
import {AFTER_PAYING, AFTER_STEPS} from '../../../../domain/brand/promise.ts'
import type {PaymentSuccessQueryResult} from '../../../../domain/content/content.types.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {FOR_INVOICE, portalPath} from '../../../../domain/pages/portalAddress.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Page} from '../../layout/Page.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Busy} from '../../ui/Busy.tsx'
import {Button, ButtonAnchor} from '../../ui/Button.ts'
import {PromiseLine} from '../../ui/PromiseLine.tsx'
import {Small} from '../../ui/primitives.ts'
import {Address} from './Address.tsx'
import {Outcome} from './Outcome.tsx'
import type {OrderState} from './orderStatus.ts'
import {Receipt} from './Receipt.tsx'
import {type OrderView, useOrder} from './useOrder.ts'
import {Waiting} from './Waiting.ts'

/**
 * Page after paying. Without an order in its address it assumes success, as specified; with one it shows the status of
 * that order.
 */
export default function PaymentSuccess({pageContext}: PageProps<unknown, PageContext<PaymentSuccessQueryResult>>) {
  const {content, language} = pageContext
  const {waiting} = content.page
  const view = useOrder()
  const ended = view.kind === 'known' && view.state.status !== 'paid' ? view.state : null
  useEffect(() => {
    if (ended) navigate(cancelledAddress(ended, pathOf('paymentCancelled', language)), {replace: true})
  }, [ended, language])

  return (
    <Page slim>
      <Waiting />
      {view.kind === 'none' && (
        <div data-while-waiting>
          <Outcome as="p" heading={waiting.heading} body={waiting.body} paid={false} />
        </div>
      )}
      <div data-when-known>
        {/* Another answer remounts the text instead of changing it. */}
        <OrderOutcome key={view.kind} view={view} content={content} />
      </div>
    </Page>
  )
}

type Content = PageContext<PaymentSuccessQueryResult>['content']
type PageTexts = Content['page']

/** The page's text for the order, or for no order. */
function OrderOutcome({view, content}: {view: OrderView; content: Content}) {
  const {page: texts} = content
  const {language} = usePage()
  const {waiting, duplicate, unknown, unavailable} = texts
  const account = (
    <ButtonAnchor $size="lg" href={portalPath(language)}>
      {texts.account}
    </ButtonAnchor>
  )
  if (view.kind === 'unknown') return <Outcome {...unknown}>{account}</Outcome>
  if (view.kind === 'unavailable')
    return (
      <Outcome {...unavailable}>
        <Button $size="lg" onClick={() => window.location.reload()}>
          {waiting.checkAgain}
        </Button>
      </Outcome>
    )
  if (view.kind === 'waiting')
    return (
      <Outcome heading={waiting.heading} body={waiting.body} paid={false}>
        <Button $variant="outline" $size="lg" onClick={view.checkNow} aria-busy={view.checking}>
          {view.checking && <Busy />}
          <span>{waiting.checkAgain}</span>
        </Button>
        <span role="status">{view.checking ? `${waiting.checking} …` : ''}</span>
      </Outcome>
    )
  const {state, lookAgain} = view.kind === 'known' ? view : {state: null, lookAgain: () => {}}
  // Redirecting to the page of payments that were not made.
  if (state && state.status !== 'paid') return <Outcome heading={waiting.heading} body={waiting.body} paid={false} />
  if (state?.duplicate)
    return (
      <Outcome {...duplicate} paid>
        {account}
      </Outcome>
    )
  return <Paid state={state} content={content} onSent={lookAgain} />
}

type PaidProps = {state: OrderState | null; content: Content; onSent: () => void}

const Promised = styled.section`
  grid-column: 1 / -1;
  h2 { font: 600 var(--t1) / 1.3 var(--text); margin-bottom: var(--s4); }
`

/** A successful payment, with the steps that its order allows. */
function Paid({state, content, onSent}: PaidProps) {
  const {page, promise, invalidEmail} = content
  const {success, address} = page
  return (
    <Outcome
      heading={success.heading}
      lead={<Lead state={state} texts={success} />}
      body={success.body}
      help={state && !state.hasAddress ? undefined : success.noMail}
      paid
      beside={
        <>
          {state && <Receipt state={state} content={content} />}
          <Small>{success.ownPage}</Small>
        </>
      }
      foot={
        state?.token ? (
          <Address {...state} token={state.token} texts={{...address, invalidEmail}} onSent={onSent} />
        ) : undefined
      }
      below={
        promise && (
          <Promised aria-labelledby="promise">
            <h2 id="promise">{promise.heading}</h2>
            <PromiseLine stops={promise.items} after={state ? AFTER_STEPS : AFTER_PAYING} />
          </Promised>
        )
      }
    >
      {state?.manageUrl && state.lacksInvoice && (
        <ButtonAnchor $size="lg" href={`${state.manageUrl}#${FOR_INVOICE}`}>
          {success.invoice}
        </ButtonAnchor>
      )}
      {state?.manageUrl && (
        <ButtonAnchor $size="lg" $variant={state.lacksInvoice ? 'outline' : 'default'} href={state.manageUrl}>
          {success.begin}
        </ButtonAnchor>
      )}
      <ActionLink action={success.action} variant={state?.manageUrl ? 'outline' : 'default'} size="lg" />
      {state?.manageUrl && (
        <ButtonAnchor $variant="link" href={state.manageUrl}>
          {success.manage}
        </ButtonAnchor>
      )}
    </Outcome>
  )
}

/** The first sentences: without an e-mail address no mail is mentioned. */
function Lead({state, texts}: {state: OrderState | null; texts: PageTexts['success']}) {
  return (
    <p style={{marginBottom: 'var(--s4)'}}>
      <span>{texts.processed}</span> {state?.hasAddress !== false && <span>{texts.mailed}</span>}
    </p>
  )
}

function cancelledAddress({order, status, plan, period}: OrderState, path: string): string {
  return `${path}?${new URLSearchParams({order, status, plan, period})}`
}

export const query = graphql`
  query PaymentSuccessPage($language: String!) {
    ...InterfaceStrings
  }
`
