import type {IncomingMessage} from 'node:http'
import {PassThrough} from 'node:stream'
import {originsOf, refusal, refuseUpgrade} from './loopback.ts'

const STUDIO = 'http://localhost:3333'
const pages = {origins: originsOf(STUDIO), hasPages: true}
const data = {origins: originsOf(STUDIO), hasPages: false}
const ask = (guard: typeof pages, headers: Record<string, string>) =>
  refusal({headers: {host: 'localhost:4010', ...headers}} as unknown as IncomingMessage, guard)

const fromElsewhere = {'sec-fetch-site': 'cross-site'}
const link = {...fromElsewhere, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document'}

test.each([
  ['a program on this machine', {}],
  ['an address that was typed', {'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate'}],
  ['its own page', {origin: 'http://localhost:4010', 'sec-fetch-site': 'same-origin'}],
  ['its own page that hides its address', {origin: 'null', 'sec-fetch-site': 'same-origin'}],
  ['its own page in an older browser', {origin: 'http://localhost:4010'}],
  ['a page of ours', {origin: STUDIO, 'sec-fetch-site': 'same-site'}],
  ['a page of ours by number', {origin: 'http://127.0.0.1:3333', 'sec-fetch-site': 'cross-site'}],
  ['a picture on a page of ours', {'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image', referer: `${STUDIO}/`}],
  ['a picture on a page of ours by number', {...fromElsewhere, referer: 'http://127.0.0.1:3333/structure'}],
])('answers %s', (_, headers: Record<string, string>) => {
  expect([ask(pages, headers), ask(data, headers)]).toEqual([null, null])
})

test.each([
  ['a page of another website', {origin: 'https://evil.example', ...fromElsewhere}],
  ['a page of another website in an older browser', {origin: 'https://evil.example'}],
  ['a page of another program on this machine', {origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site'}],
  ['a page that hides where it is', {origin: 'null', ...fromElsewhere}],
  ['a picture on another website', {...fromElsewhere, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image'}],
  ['a picture of another program on this machine', {'sec-fetch-site': 'same-site', referer: 'http://localhost:9999/'}],
  ['a picture that hides whose page it is on', {'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image'}],
  ['a frame on another website', {...link, 'sec-fetch-dest': 'iframe'}],
  ['a form on another website', {...link, origin: 'https://evil.example'}],
  ['a picture on another website that says so', {...fromElsewhere, referer: 'https://evil.example/'}],
])('refuses %s', (_, headers: Record<string, string>) => {
  expect([ask(pages, headers), ask(data, headers)]).toEqual([expect.any(String), expect.any(String)])
})

test('follows a link on another website to a page, never to data', () => {
  expect([ask(pages, link), ask(data, link)]).toEqual([null, 'Another website may not use this service'])
})

test.each(['evil.example', 'evil.example:4010', 'localhost.evil.example', 'evil.example#localhost', ''])(
  'refuses a page that points its name %j at this machine',
  (host) => {
    expect(ask(pages, {host, 'sec-fetch-site': 'same-origin'})).toBe('Unknown host')
  },
)

test.each(['localhost', 'localhost:4010', '127.0.0.1:4010', '[::1]:4010', 'shop.localhost:4010'])(
  'recognises %s as this machine',
  (host) => {
    expect(ask(pages, {host})).toBeNull()
  },
)

test('survives the error of a refused connection', () => {
  const socket = new PassThrough()
  refuseUpgrade(socket)
  expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow()
})
