import {alert} from '../billing/orders/alerts.ts'
import {withAlert} from '../billing/orders/notify.ts'
import {openOrder} from '../billing/orders/order.fixture.ts'
import {staffNotificationFor} from './staffNotification.ts'

const services = {siteUrl: 'https://www.example.nl', operators: ['a@example.nl', 'b@example.nl']}
const notice = (kind: 'orderPaid' | 'needsPerson') => ({kind, to: '', state: 'pending'}) as const

test('tells each operator about a paid order in their own language, with a link', () => {
  const english = {...openOrder, language: 'en', periodLabel: 'Per 3 months'} as const
  const message = staffNotificationFor(english, notice('orderPaid'), services)
  expect(message.to).toBe('a@example.nl, b@example.nl')
  expect(message.subject).toBe('Nieuwe klant: Pro, per 3 maanden (VK-0123456789AB)')
  expect(message.text).toContain('jo@example.nl heeft Pro gekocht, per 3 maanden, en €\u00a0486,78 betaald.')
  expect(message.text).toContain('https://www.example.nl/beheer?order=VK-0123456789AB')
  expect(message.messageId).toBe('<orderPaid-VK-0123456789AB@www.example.nl>')
})

test('it is sent in the name of the site, has the amounts in its table, and one button', () => {
  const {sender, text, html} = staffNotificationFor(openOrder, notice('orderPaid'), services)
  expect(sender).toBe('www.example.nl')
  expect(text).toContain('Bedrag incl. btw: €\u00a0486,78')
  expect(html.match(/class="button"/g)).toHaveLength(1)
})

test('does not call a reverse-charged amount with VAT', () => {
  const order = {...openOrder, vatScheme: 'reverseCharge' as const, vatRate: 0, vat: 0, total: 40230}
  const {text} = staffNotificationFor(order, notice('orderPaid'), services)
  expect(text).toContain('Bedrag, btw verlegd: €\u00a0402,30')
  expect(text).not.toContain('incl. btw')
})

test('lists all open alerts, and keeps customers’ input as text', () => {
  const order = withAlert({...openOrder, customerName: '<b>Jo</b>'}, alert('chargedBack', 'tr_1', 5))
  const message = staffNotificationFor(order, notice('needsPerson'), services)
  expect(message.text).toContain('- tr_1 is teruggeboekt door de bank van de klant: €\u00a00,05 in totaal.')
  expect(message.text).toContain('<b>Jo</b> (jo@example.nl)')
  expect(message.html).toContain('&lt;b&gt;Jo')
  expect(message.html).toContain('href="https://www.example.nl/beheer?order=VK-0123456789AB"')
})
