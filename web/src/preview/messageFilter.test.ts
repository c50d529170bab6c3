import {stopOtherMessages} from './messageFilter.ts'

const STUDIO = 'https://studio.example'
const parent = {} as Window

function isHeard(message: {origin: string; source: MessageEventSource | null}): boolean {
  let heard = true
  stopOtherMessages(STUDIO, parent)({...message, stopImmediatePropagation: () => (heard = false)})
  return heard
}

test('passes messages of the Studio around the frame', () => {
  expect(isHeard({origin: STUDIO, source: parent})).toBe(true)
})

test.each([
  ['another site in its place', {origin: 'https://evil.example', source: parent}],
  ['an address that begins alike', {origin: `${STUDIO}.evil.example`, source: parent}],
  ['another window of the Studio', {origin: STUDIO, source: {} as Window}],
  ['nobody', {origin: STUDIO, source: null}],
])('stops messages of %s', (_, message) => {
  expect(isHeard(message)).toBe(false)
})
