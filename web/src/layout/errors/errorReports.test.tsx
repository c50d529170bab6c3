import {jest} from '@jest/globals'
import {waitFor} from '@testing-library/react'
import {reportUncaughtErrors, sendError} from './errorReports.ts'

const fetched = jest.fn(async (_url: string, _options: {body: string}) => new Response())
beforeEach(() => {
  globalThis.fetch = fetched as unknown as typeof fetch
  fetched.mockClear()
})
afterEach(() => {
  delete process.env.GATSBY_ERRORS_DSN
})

test('sends nothing without an address', () => {
  reportUncaughtErrors()
  sendError(new Error('x'))
  expect(fetched).not.toHaveBeenCalled()
})

test('sends at most five uncaught errors, with page and release and without the query string', async () => {
  process.env.GATSBY_ERRORS_DSN = 'https://key@errors.example/42'
  process.env.GATSBY_RELEASE = 'r1'
  history.replaceState(null, '', '/payment-success/?order=VK-1&token=secret')
  reportUncaughtErrors()
  for (let index = 0; index < 10; index++) dispatchEvent(new ErrorEvent('error', {error: new TypeError('x is not y')}))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(5))
  const [[url, {body}] = ['', {body: ''}]] = fetched.mock.calls
  expect(url).toBe('https://errors.example/api/42/envelope/?sentry_key=key&sentry_version=7')
  expect(JSON.parse(body.split('\n')[2] ?? '')).toMatchObject({
    release: 'r1',
    transaction: '/payment-success/',
    exception: {values: [{type: 'TypeError', value: 'x is not y'}]},
  })
  expect(body).not.toContain('secret')
})
