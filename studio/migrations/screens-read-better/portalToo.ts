/** The same of ending, pausing and changing a subscription. */
export const PORTAL_TOO: Readonly<Record<string, string>> = {
  'Your cancellation has been processed. The subscription ran until {endDate}, because the period after that was not paid. There is nothing left to pay, and you will not be charged again.':
    'Your cancellation has been processed. The subscription ran until {endDate}, because the period after that wasn’t paid. There is nothing left to pay, and you won’t be charged again.',
  'Your bank has taken a payment back': 'Your bank reversed a payment',
  'Your bank has taken back {total} {inclVat} for your {plan} subscription. The invoice is therefore open again. Pay before {payUntil} and everything simply goes on.':
    'Your bank reversed {total} {inclVat} for your {plan} subscription, so the invoice is open again. Pay before {payUntil} and everything carries on.',
  'We have not received {total} {inclVat} for your {plan} subscription. We therefore collect nothing more and change nothing more. If you pay now, everything goes on and the next payment is on {nextDate}. If you do nothing, your subscription ends on {payUntil}.':
    'We haven’t received {total} {inclVat} for your {plan} subscription. So we’ve stopped charging you, and stopped working on your site. If you pay now, everything picks up again and the next payment is on {nextDate}. If you do nothing, your subscription ends on {payUntil}.',
  'Your {plan} subscription does go on: the next payment is on {nextDate}. Would you like to stop? Then cancel below.':
    'Your {plan} subscription continues: the next payment is on {nextDate}. Want to stop? Cancel below.',
  'The payment of {total} {inclVat} that your bank took back is still open.':
    'The payment of {total} {inclVat} that your bank reversed is still open.',
  'We still need the address of your business. Once you fill it in, we make your invoice and send it by e-mail.':
    'We still need the address of your business. Once you fill it in, we’ll make your invoice and e-mail it to you.',
  'Your paid period runs until {pauseFrom}. After that we collect nothing and do not work on your website, until the day you choose. On that day your subscription goes on by itself.':
    'Your paid period runs until {pauseFrom}. After that we won’t charge you or work on your website until the day you choose. On that day your subscription resumes by itself.',
  'Your pause is arranged. We have e-mailed you.': 'Your pause is set. We’ve sent you an e-mail.',
  'That did not work just now. Nothing has changed. Try again, or e-mail {supportEmail}.':
    'That didn’t work just now. Nothing has changed. Try again, or e-mail {supportEmail}.',
  'Go on sooner': 'Resume sooner',
  'If you go on now, the next payment is on {resumeOn}: {nextTotal} {inclVat}.':
    'If you resume now, the next payment is on {resumeOn}: {nextTotal} {inclVat}.',
  'Your pause is over. We have e-mailed you.': 'Your pause is over. We’ve sent you an e-mail.',
  'From {pauseFrom} until {pauseUntil} we collect nothing for your {plan} plan. After that it goes on by itself.':
    'You won’t be charged for your {plan} plan from {pauseFrom} until {pauseUntil}. After that it resumes by itself.',
  'Choose a plan and a period. You first see exactly what it costs; only then do you decide.':
    'Choose a plan and a period. You’ll see exactly what it costs before you decide.',
  'Your change holds as soon as your payment has come in. For the days left you only pay the difference. If the payment does not work, nothing changes.':
    'Your change takes effect as soon as your payment is in. For the remaining days you only pay the difference. If the payment fails, nothing changes.',
  'You pay nothing today. Until {changeFrom} nothing changes; what you have already paid simply runs on. You can withdraw it up to and including {withdrawUntil}.':
    'You pay nothing today. Until {changeFrom} nothing changes, and what you’ve already paid for carries on. You can withdraw the change up to and including {withdrawUntil}.',
  'You pay for {newPlan}, {period}, for the days until {changeFrom}: so it is on your payment and your invoice. {newPlan}, {newPeriod}, begins on {changeFrom}.':
    'For the days until {changeFrom} you pay for {newPlan}, {period}: that is what your payment and your invoice say. {newPlan}, {newPeriod}, begins on {changeFrom}.',
  'On {changeFrom} we collect {newTotal} {inclVat} by itself, on {changeNext} again, and so on until you cancel.':
    'On {changeFrom} we automatically collect {newTotal} {inclVat}, again on {changeNext}, and so on until you cancel.',
  'If you withdraw this, you keep {plan}, {period}. What you have already paid stays as it is.':
    'If you withdraw this, you keep {plan}, {period}. What you’ve already paid stays as it is.',
  'The discount on your present plan ends when the change takes effect.':
    'The discount on your current plan ends when the change takes effect.',
  'To pay today, {inclVat}': 'Due today, {inclVat}',
  'Do not change': 'Keep my plan',
  'Your payment for {newPlan} is on its way. Your change holds as soon as it has come in.':
    'Your payment for {newPlan} is on its way. Your change takes effect as soon as it’s in.',
  'The payment did not work. Nothing has changed.': 'The payment failed. Nothing has changed.',
  'The price or the date has just changed. Look at the sum once more and then decide.':
    'The price or the date has just changed. Check the amounts again before you decide.',
  'De prijs of de datum is net veranderd. Kijk nog een keer naar de som en beslis dan.':
    'De prijs of de datum is net veranderd. Kijk nog een keer naar de bedragen en beslis dan.',
  'We collect the next period today or tomorrow. After that you can change.':
    'We’re collecting the next period today or tomorrow. After that you can change.',
  'A payment is on its way. As soon as it has come in, you can change to this plan.':
    'A payment is on its way. As soon as it’s in, you can change to this plan.',
  'You cannot change just now. E-mail {supportEmail} and we will arrange it.':
    'You can’t change just now. E-mail {supportEmail} and we’ll arrange it.',
  'This did not work just now. Nothing has changed. Try again, or e-mail {supportEmail}.':
    'This didn’t work just now. Nothing has changed. Try again, or e-mail {supportEmail}.',
  'We collect it from the account that you pay from now. That takes a few bank days, so you pay for the days from {debitFrom}. Your change holds as soon as the money has come in. Sooner? Then the days until {debitFrom} are free. Later? Then you get the difference back. If it does not work, nothing changes.':
    'We collect it from the account you pay from now. That takes a few banking days, so you pay for the days from {debitFrom}. Your change takes effect as soon as the money is in. Sooner? Then the days until {debitFrom} are free. Later? Then you get the difference back. If it fails, nothing changes.',
  'We collect it at once from the card or account that you pay with now. Your change holds as soon as it is paid. If it does not work, nothing changes.':
    'We collect it straight away from the card or account you pay with now. Your change takes effect as soon as it’s paid. If it fails, nothing changes.',
  'We cannot collect it just now. Please pay it yourself, with the button below.':
    'We can’t collect it just now. Please pay it yourself, with the button below.',
  'We do not know yet whether it worked. Look at this page again in a quarter of an hour. If your change is not there, nothing was collected and nothing has changed.':
    'We don’t know yet whether it worked. Check this page again in 15 minutes. If your change isn’t there, nothing was collected and nothing has changed.',
  'A second website gets a subscription of its own. Choose a plan and a period. Your details are then already filled in; you only enter the address of the website.':
    'A second website gets its own subscription. Choose a plan and a period. Your details will be filled in already; you only enter the address of the website.',
  'Choose a plan and a period. Your details are then already filled in: check them and pay.':
    'Choose a plan and a period. Your details will be filled in already: check them and pay.',
  'Let someone look along': 'Share a view-only link',
  'Give your bookkeeper or a colleague a link to look along. It shows how your subscription stands, with your payments and invoices. Nothing can be changed with it.':
    'Give your bookkeeper or a colleague a view-only link. It shows your subscription, your payments and your invoices, and can’t be used to change anything.',
  'Make a link': 'Create a link',
  'Anyone with this link can look along until {readUntil}.':
    'Anyone with this link can view this page until {readUntil}.',
  'The link to look along is ready.': 'Your view-only link is ready.',
  'The link to look along no longer works.': 'The view-only link no longer works.',
  'You are looking along with this subscription. You cannot change anything about it.':
    'You have a view-only link to this subscription. You can’t change anything.',
  'There is nothing you need to do.': 'You don’t need to do anything.',
}
