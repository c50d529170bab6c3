import {afterCheck, deadLinks, isOurNetwork} from './linkState.ts'

const URL_ = 'https://one.example/'

test('calls a link dead on its second day, and alive at its first answer', () => {
  const first = afterCheck(undefined, URL_, 'gone', '2026-03-01')
  expect(deadLinks([first])).toEqual([])
  const second = afterCheck(first, URL_, 'failing', '2026-03-02')
  expect(deadLinks([second])).toEqual([{url: URL_, problem: 'failing', since: '2026-03-01'}])
  const alive = afterCheck(second, URL_, null, '2026-03-03')
  expect(deadLinks([alive])).toEqual([])
  expect(afterCheck(alive, URL_, 'gone', '2026-03-04').since).toBe('2026-03-04')
})

test('blames our own network when no host answers, and not when one did, a page is gone or there is one host', () => {
  const urls = [URL_, 'https://two.example/']
  expect(isOurNetwork(urls, ['unknownHost', 'timeout'])).toBe(true)
  expect(isOurNetwork(urls, ['unknownHost', null])).toBe(false)
  expect(isOurNetwork(urls, ['unknownHost', 'gone'])).toBe(false)
  expect(isOurNetwork([URL_, `${URL_}other`], ['unknownHost', 'unknownHost'])).toBe(false)
})
