import {isMollieError, isMollieRefusal} from './mollieError.ts'

const answered = (statusCode?: number) => Object.assign(new Error('x'), {statusCode})

test.each([
  [404, true],
  [410, true],
  [422, false],
  [undefined, false],
])('status %s among 404 and 410: %s', (status, isGone) =>
  expect(isMollieError(answered(status), 404, 410)).toBe(isGone),
)

test('other values than errors have no status', () => {
  expect(isMollieError({statusCode: 404}, 404)).toBe(false)
  expect(isMollieError(null, 404)).toBe(false)
})

test.each([
  [422, true],
  [404, true],
  [429, false],
  [503, false],
  [undefined, false],
])('status %s is a refusal: %s', (status, isRefusal) => expect(isMollieRefusal(answered(status))).toBe(isRefusal))
