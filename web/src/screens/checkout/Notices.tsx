import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {Card} from '../../ui/primitives.ts'

/**
 * Error messages of a payment that the form requests itself, before or without our scripts. Hidden: the function
 * answers with this page and shows the right one (functions/checkout/page/checkoutPage.ts).
 */
export function Notices({
  messages,
  code,
}: Pick<PageContext<CheckoutQueryResult>['content']['page'], 'messages' | 'code'>) {
  const {
    paymentFailed,
    priceChanged,
    priceChangedReversed,
    alreadyCustomer,
    tooManyAttempts,
    invalidEmail,
    checkFields,
  } = messages
  const notices = {
    paymentFailed,
    priceChanged,
    priceChangedReversed: {title: priceChanged.title, text: priceChangedReversed},
    // The function puts the sentence of the discount in the place of its total.
    codeApplied: {title: code.applied, text: '{total}'},
    alreadyCustomer,
    tooManyAttempts,
    invalidEmail,
    checkFields,
  }
  return Object.entries(notices).map(([name, {title, text}]) => (
    <Card key={name} role="alert" data-notice={name} hidden style={{marginBottom: 'var(--s5)'}}>
      <strong>{title}</strong> <span>{text}</span>
    </Card>
  ))
}
