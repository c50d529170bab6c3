import {fireEvent, screen} from '@testing-library/react'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {functionsAnswer} from '../../testing/answers.ts'
import {pageContextOf, renderPage} from '../../testing/page.tsx'

test('draws, keeps, validates and sends a row more of the table of details', async () => {
  const table = await import('../../../../domain/customers/detailTable.ts')
  import.meta.jest.unstable_mockModule('../../../../domain/customers/detailTable.ts', () => ({
    ...table,
    AT_CHECKOUT: [...table.AT_CHECKOUT, {name: 'costCentre', max: 20}],
  }))
  const {default: Checkout} = await import('./Checkout.tsx')
  const {created, fillIn, isPaying, pay, sent, type} = await import('./form.fixture.tsx')

  const context = pageContextOf<CheckoutQueryResult>('/checkout/pro/')
  const customer = {...context.content.page.customer, costCentre: 'Kostenplaats'}
  const page = {...context.content.page, customer}
  const open = () => renderPage(Checkout, {...context, content: {...context.content, page}})
  functionsAnswer(new Promise(() => {}))
  const {unmount} = open()
  expect(screen.getByLabelText(/^Kostenplaats \(optioneel\)$/)).toHaveAttribute('maxlength', '20')
  type(/^Kostenplaats/, 'PO 12')
  unmount()
  open()
  expect(screen.getByLabelText(/^Kostenplaats/)).toHaveValue('PO 12')
  fillIn()
  fireEvent.input(screen.getByLabelText(/^Kostenplaats/), {target: {value: 'x'.repeat(21)}})
  const send = functionsAnswer(created())
  pay()
  expect(screen.getByLabelText(/^Kostenplaats/)).toBeInvalid()
  expect(send).not.toHaveBeenCalled()
  type(/^Kostenplaats/, ' PO 13 ')
  pay()
  await isPaying()
  expect(sent(send)).toMatchObject({costCentre: 'PO 13', company: 'Bakkerij Jansen'})
})
