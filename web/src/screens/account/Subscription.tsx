import styled from 'styled-components'
import type {AccountQueryResult} from '../../../../domain/content/content.types.ts'
import {formatDay} from '../../../../domain/format/format.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Button} from '../../ui/Button.ts'
import {Dialog, DialogFoot} from '../../ui/dialogs/Dialog.tsx'
import {PlanDialog} from '../../ui/dialogs/PlanDialog.tsx'
import {Badge, CardTitle, Row, Ticks} from '../../ui/primitives.ts'
import {RichText} from '../../ui/RichText.tsx'
import {Box} from './account.styles.ts'

const Facts = styled.dl`
  display: grid;
  > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s4); padding: var(--s3) 0; border-top: 1px solid var(--line); }
  dt { color: var(--muted); }
  dd { font-weight: 600; text-align: right; }
`

type Content = PageContext<AccountQueryResult>['content']['page']['subscription']

/** The sample subscription, with instructions for cancelling a real one. */
export function Subscription({subscription}: {subscription: Content}) {
  const {language} = usePage()
  const {plan, cancel} = subscription
  return (
    <Box aria-labelledby="subscription">
      <CardTitle id="subscription">{subscription.heading}</CardTitle>
      <Facts>
        <div>
          <dt>{subscription.planLabel}</dt>
          <dd>{plan.name}</dd>
        </div>
        <div>
          <dt>{subscription.statusLabel}</dt>
          <dd>
            <Badge $tone="up">{subscription.status}</Badge>
          </dd>
        </div>
        <div>
          <dt>{subscription.priceLabel}</dt>
          <dd>{subscription.price}</dd>
        </div>
        <div>
          <dt>{subscription.nextPaymentLabel}</dt>
          <dd>
            <time dateTime={subscription.nextPayment}>{formatDay(subscription.nextPayment, language, 'long')}</time>
          </dd>
        </div>
      </Facts>
      <div>
        <h3 style={{font: '600 var(--t1) / 1.3 var(--text)', marginBottom: 'var(--s3)'}}>
          {subscription.limitsHeading}
        </h3>
        <Ticks>
          {subscription.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </Ticks>
      </div>
      <Row style={{justifyContent: 'space-between'}}>
        <PlanDialog plans={[plan]} trigger={subscription.detailsLabel} />
        <Dialog trigger={cancel.label} variant="outline" title={cancel.heading}>
          {(close) => (
            <>
              <RichText value={cancel.body} />
              <DialogFoot>
                <Button type="button" $variant="secondary" {...close}>
                  {cancel.close}
                </Button>
              </DialogFoot>
            </>
          )}
        </Dialog>
      </Row>
    </Box>
  )
}
