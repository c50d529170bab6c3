import {alert} from '../../billing/orders/alerts.ts'
import {alertText} from './alertText.ts'

test('names characters that an invoice cannot show, with their codes', () => {
  const text = alertText(alert('invoiceLetters', '风🥐'), 'en')
  expect(text).toContain('has 风 (U+98CE), 🥐 (U+1F950), which an invoice cannot show')
})
