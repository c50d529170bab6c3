import {fireEvent, screen} from '@testing-library/react'
import type {PageContext} from '../page/pageContext.ts'
import {pageContextOf, renderIn} from '../testing/page.tsx'
import {announcementScript, CLOSES} from './announcementScript.ts'
import {CustomerPage} from './CustomerPage.tsx'
import {Page} from './Page.tsx'

const ANNOUNCEMENT = {
  _id: 'summer',
  text: 'Zomeractie',
  link: {_type: 'action', label: 'Bekijk de actie', destination: '/over-ons/'},
} as NonNullable<PageContext['site']['announcement']>

function announced(address = '/'): PageContext {
  const context = pageContextOf(address)
  return {...context, site: {...context.site, announcement: ANNOUNCEMENT}}
}
const bar = () => screen.queryByRole('complementary', {name: 'Aankondiging'})
const root = document.documentElement
afterEach(() => {
  delete root.dataset.closed
  localStorage.clear()
})

test('stands before the header, with its link', () => {
  renderIn(announced(), <Page>text</Page>)
  expect(bar()?.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', {name: 'Bekijk de actie'})).toHaveAttribute('href', '/over-ons/')
})

test('has no link on a page with one task', () => {
  renderIn(announced(), <Page slim>text</Page>)
  expect(bar()).toHaveTextContent('Zomeractie')
  expect(screen.queryByRole('link', {name: 'Bekijk de actie'})).toBeNull()
})

test('stands on pages of the customer area', () => {
  renderIn(
    announced('/dashboard/'),
    <CustomerPage heading="Dashboard" intro="">
      text
    </CustomerPage>,
  )
  expect(bar()).toHaveTextContent('Zomeractie')
})

test('is on no page without an announcement', () => {
  renderIn(pageContextOf('/'), <Page>text</Page>)
  expect(bar()).toBeNull()
})

/** Runs the inline script, as a page that is loaded does. */
const load = () => new Function(announcementScript)()

test('closes at a press before the scripts of the page, and stays closed until there is another one', () => {
  document.body.innerHTML = `<button ${CLOSES}="summer"><svg></svg></button>`
  load()
  expect(root.dataset.closed).toBe('')
  fireEvent.click(document.querySelector('svg') as Element)
  expect(root.dataset.closed).toBe('summer')
  delete root.dataset.closed
  load()
  expect(root.dataset.closed).toBe('summer')
})

test('closes where its script is not, as in the preview', () => {
  renderIn(announced(), <Page>text</Page>)
  fireEvent.click(screen.getByRole('button', {name: 'Sluiten'}))
  expect(root.dataset.closed).toBe('summer')
})
