import type {Change} from './changes.ts'
import {changeFrom, type EarlierChange} from './earlierChange.ts'

test.each<[EarlierChange, Change]>([
  [['id', '', 'VK-1'], {of: 'order', field: 'id', to: 'VK-1'}],
  [['customerEmail', '…', ''], {of: 'order', field: 'customerEmail', from: '…'}],
  [['detail vatNumber', '', '…'], {of: 'detail', field: 'vatNumber', to: '…'}],
  [['vatCheck state', '', 'valid'], {of: 'vatCheck', field: 'state', to: 'valid'}],
  [['payment tr_1 refunded', '5000', '6000'], {of: 'payment', id: 'tr_1', field: 'refunded', from: '5000', to: '6000'}],
  [['subscription endsOn', '', '2027-02-28'], {of: 'subscription', field: 'endsOn', to: '2027-02-28'}],
  [['onboarding toldAt', '', '2027-02-28'], {of: 'onboarding', field: 'toldAt', to: '2027-02-28'}],
  [
    ['price 2026-12-01-13189', 'planned', 'told'],
    {of: 'price', plannedFor: '2026-12-01', total: 13189, from: 'planned', to: 'told'},
  ],
  [['mail renewal-tr_2-3', '', 'pending'], {of: 'mail', mail: {kind: 'renewal', payment: 'tr_2'}, to: 'pending'}],
  [
    ['mail addressAsked-2026-12-01-2', 'pending', 'sent'],
    {of: 'mail', mail: {kind: 'addressAsked', day: '2026-12-01'}, from: 'pending', to: 'sent'},
  ],
  [
    ['attention chargedBack tr_1 500', 'open', ''],
    {of: 'alert', alert: {kind: 'chargedBack', about: 'tr_1', detail: '500'}, isOpen: false},
  ],
  [
    ['attention mailRefused renewal-tr_2', '', 'open'],
    {of: 'alert', alert: {kind: 'mailRefused', about: 'renewal', detail: 'renewal-tr_2'}, isOpen: true},
  ],
  [['refund re_1', '', '5000'], {of: 'refundAsked', refund: 're_1', amount: 5000}],
  [['fetched', '', 'Mollie'], {of: 'fetched'}],
])('%j is read as a typed change', (earlier, change) => {
  expect(changeFrom(earlier)).toEqual(change)
})

test.each(['attention something new', 'payment tr_1 colour', 'mail carrier-pigeon', 'wings'])(
  '%s, which means nothing today, keeps its name and texts',
  (name) => {
    expect(changeFrom([name, '', 'open'])).toEqual({of: 'earlier', name, to: 'open'})
  },
)
