import {portalOrder as order, PORTAL_CONTENT, PORTAL_VIEWS} from '../../../tests/support/html/portalViews.ts'
import {decide, isAtRest} from './nextAction.ts'
import type {FirstDay} from './order.ts'
import {type PortalView, portalPage} from './portalPage.ts'

const FIRST_DAY: FirstDay = {
  ...{toldAt: '', connectedAt: '', liveAt: '', liveBy: null, isLate: false, promisedOn: '', missing: ['keywords']},
}
const TOLD = {...FIRST_DAY, toldAt: '2026-11-20', missing: []}
const withoutAddress = {company: 'Bakkerij Jansen'}

test.each([
  [
    'pay, whatever else is missing',
    'pay',
    {state: 'overdue', owes: true, firstDay: FIRST_DAY, details: withoutAddress},
  ],
  ['pay, also after the end', 'pay', {state: 'ended', owes: true}],
  ['give the address of the invoice, before the website', 'invoice', {details: withoutAddress, firstDay: FIRST_DAY}],
  ['correct a VAT number that the register does not know', 'vatNumber', {unknownVatNumber: 'BE0100000070'}],
  ['tell about the website', 'tell', {firstDay: FIRST_DAY}],
  ['tell about the website while the subscription is made', 'tell', {state: 'starting', firstDay: FIRST_DAY}],
  ['do nothing once all is told', 'none', {firstDay: TOLD}],
  ['do nothing once the work is live', 'none', {firstDay: {...FIRST_DAY, liveAt: '2026-11-21'}}],
  ['do nothing after the end', 'none', {state: 'ended', details: withoutAddress}],
  ['do nothing while it is cancelled', 'none', {state: 'cancelled', mayUndo: true}],
] as const)('asks to %s', (_, action, change) => {
  expect(decide(order(change))).toBe(action)
})

test.each([
  ['it runs', true, {}],
  ['something is asked', false, {firstDay: FIRST_DAY}],
  ['a login for us is still to be made', false, {firstDay: TOLD, details: {...order().details, access: 'login'}}],
  ['we only have to connect', true, {firstDay: TOLD, details: {...order().details, access: 'script'}}],
  ['the last payment was refunded', false, {isGivenBack: true}],
  ['it is cancelled', false, {state: 'cancelled'}],
] as const)('says that there is nothing to do only when that is so: %s', (_, isSo, change) => {
  expect(isAtRest(order(change))).toBe(isSo)
  const html = portalPage({view: {kind: 'order', order: order(change)}, language: 'nl'}, PORTAL_CONTENT)
  expect(html.includes('Je hoeft niets te doen')).toBe(isSo)
})

test.each(Object.entries(PORTAL_VIEWS).filter(([, {kind}]) => kind === 'order'))(
  'has one orange action at most: %s',
  (_, view) => {
    const html = portalPage({view: view as PortalView, language: 'nl'}, PORTAL_CONTENT)
    const [, body = ''] = html.split('<body>')
    const orange = body.match(/class="(button )?main"/g)?.length ?? 0
    const {order: shown} = view as Extract<PortalView, {kind: 'order'}>
    expect(orange).toBe(decide(shown) === 'none' || 'isReader' in view ? 0 : 1)
  },
)
