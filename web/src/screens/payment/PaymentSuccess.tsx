import {graphql, navigate, type PageProps} from 'gatsby'
import {useEffect} from 'react'
import {createGlobalStyle} from 'styled-components'
import type {PageContext} from '../../content.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Page} from '../../layout/Page.tsx'
import {isPeriod, type PaymentSuccessQueryResult} from '../../model.ts'
import {pathFor} from '../../routes.ts'
import {Busy} from '../../ui/Busy.tsx'
import {Button} from '../../ui/Button.ts'
import {Small} from '../../ui/Layout.ts'
import {Address} from './Address.tsx'
import {Outcome} from './Outcome.tsx'
import type {OrderState} from './orderStatus.ts'
import {useOrder} from './useOrder.ts'

/** What `waitingScript` decides before the first paint. */
const Waiting = createGlobalStyle`
[data-while-waiting]{display:none}
:root[data-order=waiting] [data-while-waiting]{display:block}
:root[data-order=waiting] [data-when-known]{display:none}
`

/**
 * Without an order in its address the page takes the payment for successful on arrival, as specified. With one it says
 * how that order stands.
 */
export default function PaymentSuccess({pageContext}: PageProps<unknown, PageContext<PaymentSuccessQueryResult>>) {
  const {content, language} = pageContext
  const {success, waiting, duplicate, unknown, unavailable, address} = content.page
  const view = useOrder()
  const ended = view.kind === 'known' && view.state.status !== 'paid' ? view.state : null
  useEffect(() => {
    if (ended) navigate(cancelledAddress(ended, pathFor('/payment-cancelled/', language)), {replace: true})
  }, [ended, language])

  const retry = 'checkNow' in view && (
    <Button $variant="outline" onClick={view.checkNow} aria-busy={view.checking}>
      {view.checking && <Busy />}
      {waiting.checkAgain}
    </Button>
  )
  return (
    <Page slim>
      <Waiting />
      {view.kind === 'none' && (
        <div data-while-waiting>
          <Outcome as="p" heading={waiting.heading} body={waiting.body} level={0.4} />
        </div>
      )}
      <div data-when-known>
        {view.kind === 'waiting' || ended ? (
          <Outcome heading={waiting.heading} body={waiting.body} level={0.4}>
            {retry}
            <span role="status">{view.kind === 'waiting' && view.checking ? `${waiting.checking} …` : ''}</span>
          </Outcome>
        ) : view.kind === 'unknown' || view.kind === 'unavailable' ? (
          <Outcome {...(view.kind === 'unknown' ? unknown : unavailable)} level={0}>
            {view.kind === 'unavailable' && (
              <Button $variant="outline" onClick={() => window.location.reload()}>
                {waiting.checkAgain}
              </Button>
            )}
          </Outcome>
        ) : view.kind === 'known' && view.state.duplicate ? (
          <Outcome {...duplicate} level={0.4} />
        ) : (
          <Outcome
            heading={success.heading}
            lead={<Lead state={view.kind === 'known' ? view.state : null} texts={success} />}
            body={success.body}
            help={view.kind === 'known' && !view.state.hasAddress ? undefined : success.noMail}
            level={1}
            foot={
              view.kind === 'known' &&
              view.state.token && <Address {...view.state} token={view.state.token} texts={address} />
            }
          >
            <ActionLink action={success.action} variant="default" size="lg" />
            {view.kind === 'known' && view.state.manageUrl && (
              <Button as="a" $variant="outline" $size="lg" {...({href: view.state.manageUrl} as object)}>
                {success.manage}
              </Button>
            )}
          </Outcome>
        )}
      </div>
    </Page>
  )
}

type Texts = PageContext<PaymentSuccessQueryResult>['content']['page']['success']

/** The first sentences: without an address there is no mail to speak of. */
function Lead({state, texts}: {state: OrderState | null; texts: Texts}) {
  return (
    <>
      <p style={{marginBottom: 'var(--s4)'}}>
        {texts.processed}
        {state?.hasAddress !== false && ` ${texts.mailed}`}
      </p>
      {state && (
        <Small style={{marginBottom: 'var(--s4)'}}>
          {texts.orderLabel}: <strong>{state.order}</strong>
        </Small>
      )}
    </>
  )
}

function cancelledAddress({order, status, plan, period}: OrderState, path: string): string {
  return `${path}?${new URLSearchParams({order, status, plan, ...(isPeriod(period) && {period})})}`
}

export const query = graphql`
  query PaymentSuccessPage($language: String!) {
    ...InterfaceStrings
  }
`
