import type {PageContext} from '../../content.ts'
import type {CheckoutQueryResult} from '../../model.ts'
import {Card} from '../../ui/primitives.ts'

const NOTICES = ['paymentFailed', 'priceChanged', 'tooManyAttempts', 'invalidEmail'] as const

/**
 * What can go wrong with a payment that the form itself asks for, before or without our scripts. Hidden: the function
 * answers with this page, the right one of these shown (functions/pages/checkoutPage.ts).
 */
export function Notices({messages}: {messages: PageContext<CheckoutQueryResult>['content']['page']['messages']}) {
  return NOTICES.map((name) => (
    <Card key={name} role="alert" data-notice={name} hidden style={{marginBottom: 'var(--s5)'}}>
      <strong>{messages[name].title}</strong> <span>{messages[name].text}</span>
    </Card>
  ))
}
