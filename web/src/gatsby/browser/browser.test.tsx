import {act, render, screen, waitFor} from '@testing-library/react'
import {createElement} from 'react'
import type {PageContext} from '../../page/pageContext.ts'
import {ignoreRedirects} from './navigation.ts'
import {i18nOf, withContext} from './pageElement.ts'
import {enableHelmet, Helmet} from './react-helmet.tsx'
import {I18nextProvider, useTranslation} from './react-i18next.ts'
import {loadScreen} from './screenModules.ts'

const contextOf = (route: string) => ({route}) as PageContext
const Provider = ({children}: {i18n?: object; children: React.ReactNode}) => <section>{children}</section>
const Screen = ({pageContext}: {pageContext: PageContext}) => <p>{pageContext.route}</p>
const Other = ({pageContext}: {pageContext: PageContext}) => <b>{pageContext.route}</b>

test('ignoreRedirects drops redirects and keeps other navigation', () => {
  const navigate = jest.fn()
  window.___navigate = navigate
  expect(ignoreRedirects()).toBe(navigate)
  window.___navigate('/a/', {replace: true})
  window.___navigate('/b/')
  expect(navigate.mock.calls).toEqual([['/b/', undefined]])
})

test('loadScreen finds a screen by the name of its chunk', async () => {
  window.asyncRequires = {
    components: {
      'component---src-screens-not-found-not-found-tsx': async () => ({default: Other}),
      'component---src-screens-about-about-tsx': async () => ({default: Screen}),
    },
  }
  expect(await loadScreen('src/screens/not-found/NotFound.tsx')).toBe(Other)
  expect(await loadScreen('src/screens/about/About.tsx')).toBe(Screen)
  expect(await loadScreen('src/screens/none/None.tsx')).toBeNull()
})

test('withContext replaces the context and the screen inside providers', () => {
  const [built, draft] = [contextOf('/built/'), contextOf('/draft/')]
  const i18n = {}
  const page = (
    <Provider i18n={i18n}>
      <Provider>{createElement(Screen, {pageContext: built})}</Provider>
    </Provider>
  )
  const {container, rerender} = render(withContext(page, built, draft))
  expect(container.querySelector('p')).toHaveTextContent('/draft/')
  rerender(withContext(page, built, draft, Other))
  expect(container.querySelector('b')).toHaveTextContent('/draft/')
  expect(i18nOf(page)).toBe(i18n)
  expect(i18nOf(<p />)).toBeNull()
})

test('useTranslation returns the strings of its provider', () => {
  const Close = () => <p>{useTranslation().t('close')}</p>
  render(
    <I18nextProvider i18n={{t: (key) => `${key}!`}}>
      <Close />
    </I18nextProvider>,
  )
  expect(screen.getByText('close!')).toBeVisible()
})

test('Helmet renders nothing before enableHelmet, and the head after it', async () => {
  document.title = 'First'
  render(<Helmet title="Second" />)
  expect(document.title).toBe('First')
  await act(async () => enableHelmet())
  await waitFor(() => expect(document.title).toBe('Second'))
})
