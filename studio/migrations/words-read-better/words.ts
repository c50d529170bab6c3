/** Shipped texts of before and what they say now, the first half. */
export const REWORDED: Readonly<Record<string, string>> = {
  'How to stop.': 'How to cancel.',
  ' You can cancel every month, without penalty. Your subscription then ends with effect from the next billing period. You cancel on the page behind the button above, or by e-mail to {supportEmail}. On that page you can also change to another plan or period.':
    ' You can cancel every month, without penalty. Your subscription then ends with effect from the next billing period. You can cancel on the page behind the button above, or by e-mail to {supportEmail}. On that page you can also change to another plan or period.',
  ' You have prepaid {months} months. That period cannot be ended early and is not refunded. Cancel before {nextRenewalDate} and your subscription is not renewed. You cancel on the page behind the button above, or by e-mail to {supportEmail}. On that page you can also change to another plan or period.':
    ' You have prepaid {months} months. That period cannot be ended early and is not refunded. Cancel before {nextRenewalDate} and your subscription is not renewed. You can cancel on the page behind the button above, or by e-mail to {supportEmail}. On that page you can also change to another plan or period.',
  'You do not have to do anything. If you do not want to renew, cancel before {nextRenewalDate} with the button below.':
    'You don’t need to do anything. If you don’t want to renew, cancel before {nextRenewalDate} with the button below.',
  'You do not have to do anything. If you do not want to go on for this amount, cancel before {newFrom} with the button below. The old price holds until the end of the period that you have paid.':
    'You don’t need to do anything. If you don’t want to continue at this price, cancel before {newFrom} with the button below. Your current price applies until the end of the period you have paid for.',
  'Do you want to go on?': 'Want to continue?',
  ' Then pay for this period with the button below. Until {payUntil} we also try a few more times to collect it ourselves. If that fails, we put your subscription on hold.':
    ' Pay for this period with the button below. Until {payUntil} we will also try to collect it a few more times. If that fails, we will put your subscription on hold.',
  'Do you want to stop?': 'Want to stop?',
  ' Then cancel, on the same page.': ' You can cancel on the same page.',
  'Can be paid until': 'Pay by',
  'We still could not collect {total} {inclVat} for your {plan} subscription ({period}).':
    'We still haven’t been able to collect {total} {inclVat} for your {plan} subscription ({period}).',
  'Pay for this period with the button below and your subscription simply goes on.':
    'Pay for this period with the button below and your subscription carries on.',
  'If it has not been paid by {payUntil}, we put your subscription on hold.':
    'If it isn’t paid by {payUntil}, we will put your subscription on hold.',
  'Do you want to stop? You can cancel on the same page.': 'Want to stop? You can cancel on the same page.',
  'Pay with the link and everything goes on.': 'Pay with the link and everything picks up again.',
  'We have not received {total} {inclVat} for your {plan} subscription ({period}). Your subscription is therefore on hold: we collect nothing more and change nothing more.':
    'We have not received {total} {inclVat} for your {plan} subscription ({period}). Your subscription is therefore on hold: we collect nothing and change nothing on your site.',
  'Do you want to go on? Pay for this period before {payUntil} with the button below, and everything goes on.':
    'Want to continue? Pay for this period before {payUntil} with the button below, and everything picks up again.',
  'You will not be charged again.': 'You won’t be charged again.',
  'Your {plan} subscription ({period}) has ended because the last payment did not succeed. You do not have to pay anything more, and you will not be charged again.':
    'Your {plan} subscription ({period}) has ended because the last payment failed. You owe nothing more, and you won’t be charged again.',
  'Do you want to start again? Use the button below. Is this not right? Reply to this e-mail or write to {supportEmail}.':
    'Want to start again? Use the button below. Something not right? Reply to this e-mail or write to {supportEmail}.',
  '. Until that day everything keeps working. After that we collect nothing more.':
    '. Until that day everything keeps working. After that you won’t be charged again.',
  'Would you like to stay? Then look at your page before {endDate}, with the button above. Did you not cancel yourself? Then write to {supportEmail} at once.':
    'Want to stay after all? Go to your page before {endDate}, with the button above. Wasn’t this you? E-mail {supportEmail} straight away.',
  'Is this not right? Then reply to this e-mail or write to {supportEmail}. Nothing changes in your subscription or your payment.':
    'Not right? Reply to this e-mail or write to {supportEmail}. Your subscription and your payments stay the same.',
  'Do you have a question about this? Reply to this e-mail or write to {supportEmail}.':
    'Any questions? Reply to this e-mail or write to {supportEmail}.',
  'You are getting money back': 'Your refund is on its way',
  'This address gets no more messages about the subscription.':
    'This address no longer receives messages about the subscription.',
  'Order {orderNumber} ({plan}) now has another e-mail address. We send nothing more about this subscription here, and the links in our earlier e-mails no longer work.':
    'Order {orderNumber} ({plan}) now has a different e-mail address. We won’t send anything more about this subscription here, and the links in our earlier e-mails no longer work.',
  'Wasn’t this you? Then write to {supportEmail} at once.': 'Wasn’t this you? E-mail {supportEmail} straight away.',
  'Tell us about your website and we begin': 'Tell us about your website and we’ll get started',
  'It takes you about 15 minutes.': 'It takes about 15 minutes.',
  'What you filled in is still there. You can stop halfway and go on later, on another device too.':
    'What you’ve filled in is saved. You can stop halfway and continue later, on another device too.',
  'We cannot begin yet': 'We can’t start yet',
  'Would you rather do it together, on the phone? Call {phone} or reply to this e-mail.':
    'Rather do it together by phone? Call {phone} or reply to this e-mail.',
  'The first improvements follow.': 'The first improvements are on their way.',
  'Our layer is on your website. Your visitors notice nothing of it. We now make the first improvements, and write to you as soon as they are live.':
    'Our layer is on your website. Visitors won’t see a difference yet. We’re now making the first improvements, and will e-mail you as soon as they are live.',
  'The first improvements are on your website. Search engines see them on their next visit; you usually see the first differences in positions after a few weeks.':
    'The first improvements are on your website. Search engines pick them up on their next visit; you’ll usually see your rankings start to move after a few weeks.',
  'Does anything look different from what you expected? Write to {supportEmail} and we look at it with you.':
    'Does anything look different from what you expected? E-mail {supportEmail} and we’ll look at it with you.',
  'You have taken back your cancellation.': 'You have withdrawn your cancellation.',
  'You have taken back your cancellation of {plan} ({period}). Your subscription simply continues. The next payment is on ':
    'You have withdrawn your cancellation of {plan} ({period}). Your subscription continues. The next payment is on ',
  'Your payment method for {brand} {plan} has changed': 'Your new account or card for {brand} {plan} is set up',
  ' we collect from it for the first time. The cent that you paid is refunded.':
    ' we’ll collect from it for the first time. We’ll refund the cent you paid.',
  'Your payment method has changed': 'Your new account or card is set up',
  ' from now on. Is that right? Then confirm it with the button. The link works for a day.':
    ' from now on. Is that right? Confirm it with the button. The link works for one day.',
  'Did you not ask for this? Then there is nothing you need to do: nothing changes.':
    'Didn’t ask for this? You don’t need to do anything: nothing changes.',
  'The link works once, for a quarter of an hour.': 'The link works once, for 15 minutes.',
  'You asked for a link to your subscription. It works once, for a quarter of an hour.':
    'You asked for a link to your subscription. It works once, for 15 minutes.',
  'Did you not ask for it? Then there is nothing you need to do. Nobody can open your subscription without this e-mail.':
    'Didn’t ask for it? You don’t need to do anything. Nobody can open your subscription without this e-mail.',
  'The PDF for your records is attached to this e-mail. You receive it because {brand} has your address as the one for invoices. There is nothing to pay.':
    'The PDF for your records is attached to this e-mail. You’re getting it because {brand} has yours as the address for invoices. There is nothing to pay.',
  'A collection is still underway.': 'One more payment is on its way.',
  'We have cancelled your {plan} subscription ({period}). A collection was already underway. If it comes in, your subscription runs until {endDate}. If it fails, your subscription ends earlier; we let you know, and there is nothing left to pay then.':
    'We have cancelled your {plan} subscription ({period}). A payment was already being collected. If it goes through, your subscription runs until {endDate}. If it fails, your subscription ends earlier; we’ll let you know, and there is nothing left to pay then.',
  'After that we collect nothing more.': 'After that you won’t be charged again.',
  'Did you not cancel yourself? Then write to {supportEmail} at once.':
    'Wasn’t this you? E-mail {supportEmail} straight away.',
  'You have cancelled your {plan} subscription ({period}). The period after {endDate} was not paid, so that is where it ended. There is nothing left to pay, and you will not be charged again.':
    'You have cancelled your {plan} subscription ({period}). The period after {endDate} was not paid, so that is where it ended. There is nothing left to pay, and you won’t be charged again.',
  'Your bank took back your payment for {brand} {plan}': 'Your bank reversed your payment for {brand} {plan}',
  'The invoice is therefore open again.': 'The invoice is open again.',
  'Your payment was taken back': 'Your payment was reversed',
  'Your bank has taken back your payment for {plan} ({period}). The invoice of {total} {inclVat} is therefore open again.':
    'Your bank has reversed your payment for {plan} ({period}). The invoice of {total} {inclVat} is open again.',
  'Pay it with the button below and your subscription simply goes on. Did you have the payment returned because something was not right? Reply to this e-mail and we look at it together.':
    'Pay it with the button below and your subscription carries on. Did you ask for this because something wasn’t right? Reply to this e-mail and we’ll look at it together.',
  'Your bank took the payment back.': 'Your bank reversed the payment.',
  'Your bank took back your payment for {plan} ({period}), and the invoice of {total} {inclVat} is still open.':
    'Your bank reversed your payment for {plan} ({period}), and the invoice of {total} {inclVat} is still open.',
  'Pay it with the button below. Is something not right? Then reply to this e-mail.':
    'Pay it with the button below. Something not right? Reply to this e-mail.',
  'Your payment has come in': 'We have received your payment',
  'We have received {total} {inclVat} for {plan} ({period}). This pays the invoice that was open. There is nothing else you need to do.':
    'We have received {total} {inclVat} for {plan} ({period}). This pays the invoice that was open. You don’t need to do anything else.',
  'Your {plan} subscription ({period}) ended on {endDate}. We collect nothing more.':
    'Your {plan} subscription ({period}) ended on {endDate}. You won’t be charged again.',
  'The invoice of {total} {inclVat} that your bank took back is still open. You can pay it with the button below. Is something not right? Then reply to this e-mail.':
    'The invoice of {total} {inclVat} whose payment your bank reversed is still open. You can pay it with the button below. Something not right? Reply to this e-mail.',
  'Your refund from {brand} does not go through': 'Your refund from {brand} has been cancelled',
  'The refund does not go through': 'Your refund has been cancelled',
  'We wrote to you that we had refunded {refunded} of your payment for {plan} ({period}). That refund was cancelled: the amount will not reach your account.':
    'We told you that we had refunded {refunded} of your payment for {plan} ({period}). That refund was cancelled: the amount will not reach your account.',
  'Did you expect it? Then reply to this e-mail or write to {supportEmail}.':
    'Were you expecting it? Reply to this e-mail or write to {supportEmail}.',
  'We cannot make your invoice yet': 'We can’t make your invoice yet',
  'We do not have the address of your business.': 'We don’t have the address of your business.',
  'The next payment for {plan} ({period}) is on {nextRenewalDate}. We cannot make your invoices yet, because we do not have the address of your business.':
    'The next payment for {plan} ({period}) is on {nextRenewalDate}. We can’t make your invoices yet, because we don’t have the address of your business.',
  'Fill it in with the button below: street, postal code and city. You then receive the invoices of what you have paid so far at once.':
    'Fill it in with the button below: street, postal code and city. You’ll then get the invoices for everything you have paid so far.',
  'Is your VAT number with {brand} right?': 'Please check your VAT number at {brand}',
  'The European register does not know it.': 'It isn’t in the European register.',
  'You pay {plan} ({period}) without VAT, with a VAT number that the European register (VIES) does not know. It probably has a typing error.':
    'You pay {plan} ({period}) without VAT, with a VAT number that isn’t in the European register (VIES). It probably has a typo.',
}
