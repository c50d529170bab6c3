import type {HistoryLine, Order} from '../orders/order.ts'

/** All that is kept of an order, for its customer. Who of ours did something, and what they wrote about it, is ours. */
export function exportData(order: Order, history: readonly HistoryLine[]) {
  const {mails, attempt: _, webhookUrl: __, linkSerial: ___, attention: ____, notices: _____, ...agreed} = order
  return {
    order: agreed,
    mails: mails.map(({kind, to, state}) => ({kind, to, state})),
    history: history.map(({at, by, why, changes}) =>
      by.startsWith('operator ') ? {at, by: 'operator', changes} : {at, by, why, changes},
    ),
  }
}
