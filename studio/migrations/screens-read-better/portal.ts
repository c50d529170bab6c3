/** Shipped English texts of payments and of the customer portal, and what they say now. */
export const PORTAL: Readonly<Record<string, string>> = {
  'You will receive a confirmation by e-mail.': 'You’ll receive a confirmation by e-mail.',
  'Tell us about your website. It takes you about 15 minutes, and our layer is on your site within 24 hours after that.':
    'Tell us about your website. It takes about 15 minutes, and our layer is on your site within 24 hours after that.',
  'Comes by e-mail': 'By e-mail',
  'That did not work just now. Try again, or e-mail {supportEmail}.':
    'That didn’t work just now. Try again, or e-mail {supportEmail}.',
  'Your bank or card company has not confirmed the payment yet. That usually does not take long. You can close this page: as soon as the payment is in, you will receive an e-mail.':
    'Your bank or card company hasn’t confirmed the payment yet. It usually doesn’t take long. You can close this page: we’ll e-mail you as soon as the payment is in.',
  'This payment came in twice. Your first payment stands, and this amount is refunded to you. Questions? E-mail {supportEmail}.':
    'This payment came in twice. Your first payment stands, and we’ll refund this one. Questions? E-mail {supportEmail}.',
  'We have not received a payment. You can try again, or use another payment method.':
    'We haven’t received a payment. You can try again, or use another payment method.',
  'The time to pay has run out, and we have not received a payment. Start again if you want to continue.':
    'The time to pay has run out, and we haven’t received a payment. Start again if you want to continue.',
  'We cannot find this order': 'We can’t find this order',
  'The link is incomplete or out of date. If you have paid, the confirmation by e-mail has all the details. If you are stuck, e-mail {supportEmail}.':
    'The link is incomplete or out of date. If you’ve paid, your confirmation e-mail has all the details. Stuck? E-mail {supportEmail}.',
  'We cannot look up your payment right now': 'We can’t look up your payment right now',
  'This does not mean that your payment failed. If it went through, you will receive an e-mail. Do not pay again. If this continues, e-mail {supportEmail}.':
    'This doesn’t mean your payment failed. If it went through, you’ll get an e-mail. Please don’t pay again. If this continues, e-mail {supportEmail}.',
  'A payment is still outstanding. You have paid until {endDate}. If you cancel now, your {plan} subscription ends at once. You then do not have to pay what is outstanding, and you will not be charged again.':
    'A payment is still outstanding. You’ve paid until {endDate}. If you cancel now, your {plan} subscription ends straight away. You won’t have to pay what is outstanding, and you won’t be charged again.',
  'You have prepaid. If you cancel now, your {plan} subscription runs until {endDate} and is not renewed after that. The amount paid is not refunded.':
    'You’ve prepaid. If you cancel now, your {plan} subscription runs until {endDate} and won’t renew after that. What you paid isn’t refunded.',
  'Your last payment was refunded. If you cancel now, your {plan} subscription ends on {endDate} and you will not be charged again. There is no penalty.':
    'Your last payment was refunded. If you cancel now, your {plan} subscription ends on {endDate} and you won’t be charged again. There is no penalty.',
  'Your bank has taken your payment back. If you cancel now, your {plan} subscription ends on {endDate} and you will not be charged again. The invoice that is open because of it does not lapse.':
    'Your bank reversed your payment. If you cancel now, your {plan} subscription ends on {endDate} and you won’t be charged again. The invoice that this left open still has to be paid.',
  'Why are you leaving? You do not have to answer.': 'Why are you leaving? You don’t have to answer.',
  'I see too little result': 'I’m not seeing enough results',
  'I will do it myself': 'I’ll do it myself',
  'I am going to somebody else': 'I’m moving to someone else',
  'I would rather not say': 'I’d rather not say',
  'We could not collect {total} {inclVat} for your {plan} subscription. Pay before {payUntil} and everything simply goes on.':
    'We couldn’t collect {total} {inclVat} for your {plan} subscription. Pay before {payUntil} and everything carries on.',
  'Paying did not work just now. Nothing has changed. Try again, or e-mail {supportEmail}.':
    'The payment didn’t work just now. Nothing has changed. Try again, or e-mail {supportEmail}.',
  'It runs until {endDate}. After that you will not be charged again.':
    'It runs until {endDate}. After that you won’t be charged again.',
  'This link does not work': 'This link doesn’t work',
  'Use the link from your latest e-mail, or ask for a new one below. Still not working? Then e-mail {supportEmail}.':
    'Use the link in your latest e-mail, or ask for a new one below. Still not working? E-mail {supportEmail}.',
  'We could not cancel just now': 'We couldn’t cancel just now',
  'It ran until {endDate}. You will not be charged again.': 'It ran until {endDate}. You won’t be charged again.',
  'Did not work': 'Failed',
  'This is on your invoices, and we work with it. You can add to it or change it at any time.':
    'This goes on your invoices, and it’s what we work with. You can add to it or change it at any time.',
  'The VAT depends on your country and your VAT number. Is something not right? Then e-mail {supportEmail}.':
    'The VAT depends on your country and your VAT number. Something not right? E-mail {supportEmail}.',
  'With e-mails about an invoice': 'Attached to invoice e-mails',
  'I paste one line of code': 'I’ll paste one line of code',
  'I make an account for you': 'I’ll create an account for you',
  'Together with one of you': 'Together with one of your team',
  'Not saved yet. Please look at this again:': 'Not saved yet. Please check this:',
  'This does not fit here, or it is too long.': 'This doesn’t fit here, or it’s too long.',
  'Write the address of your site, such as example.com.': 'Enter the address of your site, such as example.com.',
  'Write the postal code like 1234 AB.': 'Enter the postal code like 1234 AB.',
  'Your invoice needs this.': 'We need this for your invoice.',
  'Our e-mails go to {customerEmail}. Another address? We send a link there first. The address changes once you open it.':
    'Our e-mails go to {customerEmail}. Different address? We’ll send a link there first. The address changes once you open it.',
  'We have no e-mail address of yours yet. Fill it in, and we send a link there to confirm it.':
    'We don’t have your e-mail address yet. Enter it and we’ll send a link to confirm it.',
  'Write an e-mail address, such as name@example.com.': 'Enter an e-mail address, such as name@example.com.',
  "You've asked for this several times today. Please try again tomorrow.":
    'You’ve asked for this several times today. Please try again tomorrow.',
  'Messages about your subscription will go to {email}. The links in earlier e-mails then no longer work.':
    'Messages about your subscription will go to {email}. The links in earlier e-mails will stop working.',
  'The European register of VAT numbers (VIES) does not know {vatNumber}. Enter the right number and we will look it up again. Is the number right after all? Then e-mail {supportEmail}.':
    '{vatNumber} isn’t in the European register of VAT numbers (VIES). Enter the right number and we’ll check it again. Is the number correct? E-mail {supportEmail}.',
  'This number is not one of your country, or it has a typing error.':
    'This number doesn’t belong to your country, or it has a typo.',
  'Your VAT number is saved. We are looking it up again.': 'Your VAT number is saved. We’re checking it again.',
  'Until {endDate} you can take back your cancellation. Your subscription then goes on, and on that day you pay {nextTotal} {inclVat}.':
    'You can withdraw your cancellation until {endDate}. Your subscription then continues, and on that day you pay {nextTotal} {inclVat}.',
  'You have taken back your cancellation.': 'You have withdrawn your cancellation.',
  'Our payment provider does not answer at the moment. We will try again by ourselves, and e-mail you as soon as it has worked.':
    'Our payment provider isn’t answering right now. We’ll keep trying, and e-mail you once it has worked.',
  'Your cancellation can no longer be taken back. Nothing has changed.':
    'Your cancellation can no longer be withdrawn. Nothing has changed.',
  'Fill in the e-mail address that you ordered with. We send you a link to your subscription.':
    'Enter the e-mail address you ordered with, and we’ll send you a link to your subscription.',
  'If that address belongs to a subscription, a link is now on its way there. It works once, for a quarter of an hour. Nothing there? Check your spam folder, or e-mail {supportEmail}.':
    'If that address has a subscription, a link is on its way. It works once, for 15 minutes. Nothing there? Check your spam folder, or e-mail {supportEmail}.',
  'Tell us about your business and your website. It takes you about 15 minutes, and you can stop halfway. Our layer is on your site within 24 hours after that.':
    'Tell us about your business and your website. It takes about 15 minutes, and you can stop halfway. Our layer is on your site within 24 hours after that.',
  'We have everything. The first improvements are live before {liveBy}.':
    'We have everything. The first improvements will be live before {liveBy}.',
  'We e-mail you the line of code for your website.': 'We’ll e-mail you the line of code for your website.',
  'Make an account for {supportEmail} on your website, and e-mail us when it is done.':
    'Create an account for {supportEmail} on your website, and e-mail us when it’s done.',
  'We call you to do it together.': 'We’ll call you to do it together.',
  'Would you rather talk to somebody first? Call {phone} or e-mail {supportEmail}.':
    'Rather talk to someone first? Call {phone} or e-mail {supportEmail}.',
  'We promised that the first improvements would be live before {liveBy}. We did not manage that, and we are sorry. You will receive an e-mail with a new day.':
    'We promised that the first improvements would be live before {liveBy}. We didn’t manage that, and we’re sorry. We’ll e-mail you a new date.',
  'It is later than we promised, and we are sorry. The first improvements will now be live on {newDay} at the latest.':
    'It’s later than we promised, and we’re sorry. The first improvements will now be live on {newDay} at the latest.',
  'We collect from the account or card that you paid with. Prefer another one? Pay a single cent with it, which you get back at once. From then on we collect from there.':
    'We charge the account or card you paid with. Prefer another one? Pay one cent with it, which you get straight back. From then on we charge that one.',
  'From now on we collect from your new account or card.': 'From now on we’ll charge your new account or card.',
  'That did not work just now. We still collect as before. Try again, or e-mail {supportEmail}.':
    'That didn’t work just now. Payments go on as before. Try again, or e-mail {supportEmail}.',
}
