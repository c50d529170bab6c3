import {act, fireEvent, screen} from '@testing-library/react'
import {navigate} from 'gatsby'
import {renderToStaticMarkup} from 'react-dom/server'
import type {LoginQueryResult, LogoutQueryResult} from '../../../../domain/content/content.types.ts'
import {pageContextOf, pageOf, renderPage} from '../../testing/page.tsx'
import Login from './Login.tsx'
import Logout from './Logout.tsx'

const navigated = () => jest.mocked(navigate).mock.calls

const fill = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), {target: {value}})

describe('logging in', () => {
  const login = pageContextOf<LoginQueryResult>('/login/')
  const texts = login.content.page

  test.each([
    ['/login/', '/dashboard/'],
    ['/en/login/', '/en/dashboard/'],
  ])('on %s logs the attempt without the entered values, and goes to %s', (address, dashboard) => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => {})
    const context = pageContextOf<LoginQueryResult>(address)
    const {emailLabel, passwordLabel, submit} = context.content.page
    renderPage(Login, context)
    fill(emailLabel, 'iemand@example.nl')
    fill(passwordLabel, 'geheim woord')
    fireEvent.click(screen.getByRole('button', {name: submit}))
    expect(info.mock.calls).toEqual([['Login attempt']])
    expect(navigated()).toEqual([[dashboard]])
  })

  test.each(['/login/', '/en/login/'])('on %s shows errors below their fields and focuses the first', (address) => {
    jest.spyOn(console, 'info').mockImplementation(() => {})
    const context = pageContextOf<LoginQueryResult>(address)
    const {page, invalidEmail} = context.content
    renderPage(Login, context)
    const [email, password] = [screen.getByLabelText(page.emailLabel), screen.getByLabelText(page.passwordLabel)]
    const wrong = () => [email, password].map((field) => field.getAttribute('aria-invalid'))
    const submit = () => fireEvent.click(screen.getByRole('button', {name: page.submit}))
    expect(wrong()).toEqual([null, null])
    submit()
    expect(wrong()).toEqual(['true', 'true'])
    expect(email).toHaveFocus()
    expect(email).toHaveAccessibleDescription(invalidEmail)
    expect(password).toHaveAccessibleDescription(page.missingPassword)
    fill(page.emailLabel, 'iemand')
    expect(wrong()).toEqual([null, 'true'])
    submit()
    expect(screen.getByText(invalidEmail)).toBeVisible()
    fill(page.emailLabel, 'iemand@example.nl')
    submit()
    expect(password).toHaveFocus()
    expect(screen.getByText(invalidEmail)).not.toBeVisible()
    expect(navigated()).toEqual([])
    fill(page.passwordLabel, 'geheim woord')
    submit()
    expect(navigated()).toHaveLength(1)
  })

  test("uses the browser's validation before and without scripts", () => {
    expect(renderToStaticMarkup(pageOf(Login, login))).not.toMatch(/novalidate/i)
    const form = renderPage(Login, login).container.querySelector('form')
    expect(form?.noValidate).toBe(true)
    expect([...(form?.querySelectorAll('input') ?? [])].map(({type, required}) => [type, required])).toEqual([
      ['email', true],
      ['password', true],
    ])
  })

  test('shows and hides the password', () => {
    renderPage(Login, login)
    const password = screen.getByLabelText(texts.passwordLabel)
    expect(password).toHaveAttribute('type', 'password')
    fireEvent.click(screen.getByRole('button', {name: texts.showPassword}))
    expect(password).toHaveAttribute('type', 'text')
    fireEvent.click(screen.getByRole('button', {name: texts.hidePassword}))
    expect(password).toHaveAttribute('type', 'password')
  })

  test('answers a forgotten password, and links signing up to the prices', async () => {
    renderPage(Login, login)
    expect(screen.queryByText(texts.forgotPasswordMessage)).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', {name: texts.forgotPassword}))
    const message = (await screen.findByText(texts.forgotPassword, {selector: 'li *'})).closest('li')
    expect(message).toHaveTextContent(texts.forgotPasswordMessage)
    expect(screen.getByRole('link', {name: 'hulp@example.nl'})).toHaveAttribute('href', 'mailto:hulp@example.nl')
    expect(screen.getByRole('link', {name: texts.customer.label})).toHaveAttribute('href', '/abonnement/')
    expect(screen.getByRole('link', {name: texts.signUp.label})).toHaveAttribute('href', '/#pricing')
  })
})

describe.each([
  ['/logout/', '/login/'],
  ['/en/logout/', '/en/login/'],
])('%s', (address, login) => {
  const logout = pageContextOf<LogoutQueryResult>(address)

  test('logging out clears storage, says so, and goes to the login page after 1.5 seconds', () => {
    jest.useFakeTimers()
    localStorage.setItem('theme', 'dark')
    sessionStorage.setItem('visit:settings', '{}')
    renderPage(Logout, logout)
    expect(localStorage.length + sessionStorage.length).toBe(0)
    expect(screen.getByRole('heading')).toHaveTextContent(logout.content.page.heading)
    expect(screen.getByRole('status')).toHaveTextContent(logout.content.page.text)
    act(() => jest.advanceTimersByTime(1499))
    expect(navigated()).toEqual([])
    act(() => jest.advanceTimersByTime(1))
    expect(navigated()).toEqual([[login, {replace: true}]])
  })

  test('leaving the page cancels the redirect', () => {
    jest.useFakeTimers()
    renderPage(Logout, logout).unmount()
    act(() => jest.runAllTimers())
    expect(navigated()).toEqual([])
  })

  test('logging out goes to the login page at once when storage is forbidden', () => {
    jest.useFakeTimers()
    jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
      throw new Error('forbidden')
    })
    renderPage(Logout, logout)
    expect(navigated()).toEqual([[login, {replace: true}]])
    act(() => jest.runAllTimers())
    expect(navigated()).toHaveLength(1)
  })
})
