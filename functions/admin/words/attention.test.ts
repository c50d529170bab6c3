import {attention, lettersAbout} from '../../billing/orders/attention.ts'
import {attentionIn} from './attention.ts'

test('names characters that an invoice cannot show, with their codes', () => {
  const text = attentionIn(attention('invoiceLetters', lettersAbout(['风', '🥐'])), 'en')
  expect(text).toContain('has 风 (U+98CE), 🥐 (U+1F950), which an invoice cannot show')
})
