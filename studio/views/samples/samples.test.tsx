import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {fireEvent, render, screen, waitFor} from '@testing-library/react'
import type {ComponentProps} from 'react'
import type {UserViewComponent} from 'sanity/structure'
import {lake} from '../../testing/sanity.tsx'
import {MailView} from './MailView.tsx'
import {SubscriptionView} from './SubscriptionView.tsx'

const theme = buildTheme()
const draw = (View: UserViewComponent, displayed: object) => {
  const props = {document: {displayed}} as ComponentProps<UserViewComponent>
  return render(
    <ThemeProvider theme={theme}>
      <View {...props} />
    </ThemeProvider>,
  )
}
/** Returns the document of the frame, which jsdom does not render. */
const shown = () =>
  new DOMParser().parseFromString(document.querySelector('iframe')?.getAttribute('srcdoc') ?? '', 'text/html')
const textOf = (selector: string) => shown().querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim()
const words = () => textOf('body')
const choose = (label: string, option: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', {name: label})
  const value = [...select.options].find(({text}) => text === option)?.value
  fireEvent.change(select, {target: {value}})
}

describe('a mail', () => {
  test('is read first in the language of the Studio, and has a sample order of each period', async () => {
    draw(MailView, lake.documentOf('mail-confirmation'))
    await waitFor(() => expect(words()).toMatch(/€180\.29/))
    fireEvent.click(screen.getByRole('button', {name: 'Dutch'}))
    await waitFor(() => expect(words()).toContain('Dag Jo de Vries,'))
    expect(words()).toMatch(/Pakket\s*Pro/)
    expect(words()).toMatch(/Betaald incl\. btw\s*€ 180,29/)
    choose('Billing period', 'Per 6 months')
    expect(words()).toMatch(/Betaald incl\. btw\s*€ 901,45/)
  })

  test('says while it is made that it is being made, and not that a text is missing', async () => {
    draw(MailView, lake.documentOf('mail-confirmation'))
    expect(screen.getByRole('status')).toHaveTextContent('Making the preview')
    expect(screen.queryByText(/text is missing/)).toBeNull()
    await waitFor(() => expect(words()).toContain('Jo de Vries'))
    expect(screen.queryByText('Making the preview …')).toBeNull()
  })

  test('shows its subject with the placeholders filled in', async () => {
    const subject = {_type: 'localeString', nl: 'Welkom bij {plan}', en: 'Welcome to {plan}'}
    draw(MailView, {...lake.documentOf('mail-confirmation'), subject})
    expect(await screen.findByText('Welcome to Pro')).toBeVisible()
    fireEvent.click(screen.getByRole('button', {name: 'Dutch'}))
    expect(screen.getByText('Welkom bij Pro')).toBeVisible()
  })

  test('that is half written is shown as far as it goes', async () => {
    const {body} = lake.documentOf('mail-renewal') as unknown as {body: {nl: object}}
    draw(MailView, {
      _type: 'mailMessage',
      _id: 'drafts.mail-renewal',
      key: 'renewal',
      body: {_type: 'localeRichText', nl: body.nl},
    })
    await waitFor(() => expect(words()).toContain('Jo de Vries'))
  })
})

test('the page behind the link in mails is shown in each of its states and languages', async () => {
  draw(SubscriptionView, lake.documentOf('paymentPages'))
  await waitFor(() => expect(words()).toContain('Pro, monthly'))
  choose('State', 'Invalid link')
  expect(textOf('h1')).toBe('This link doesn’t work')
  fireEvent.click(screen.getByRole('button', {name: 'Dutch'}))
  choose('State', 'Running')
  expect(textOf('h1')).toBe('Je abonnement loopt')
  const states = [...screen.getByRole<HTMLSelectElement>('combobox', {name: 'State'}).options].map(({text}) => text)
  for (const state of states) {
    choose('State', state)
    expect([state, textOf('h1')]).toEqual([state, expect.stringMatching(/\w/)])
  }
})

test('a page whose texts are missing says so in place of an empty frame', async () => {
  draw(SubscriptionView, {_type: 'paymentPages', _id: 'paymentPages'})
  expect(await screen.findByText('Some text is missing for this preview.')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})
