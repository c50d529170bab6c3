import sharp from 'sharp'
import {type ServedLake, serveLake} from '../api/testLake.fixture.ts'

/** Parts of files and images, as players of sound and video ask for them. */
let lake: ServedLake
let address: string
const bytes = Buffer.from('0123456789')
beforeAll(async () => {
  lake = await serveLake()
  address = (await lake.client.assets.upload('file', bytes, {filename: 'a.txt'})).url
})
afterAll(() => lake.close())

const ask = async (range: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(address, {headers: {range, ...headers}})
  return [answer.status, answer.headers.get('content-range'), await answer.text()]
}

test.each([
  ['bytes=2-4', [206, 'bytes 2-4/10', '234']],
  ['bytes=7-', [206, 'bytes 7-9/10', '789']],
  ['bytes=-3', [206, 'bytes 7-9/10', '789']],
  ['bytes=8-99', [206, 'bytes 8-9/10', '89']],
  ['bytes=-99', [206, 'bytes 0-9/10', '0123456789']],
  ['bytes=10-', [416, 'bytes */10', '']],
  ['bytes=-0', [416, 'bytes */10', '']],
  // Several at once, and what is no range: all of it, as the standard allows.
  ['bytes=0-1,4-5', [200, null, '0123456789']],
  ['bytes=4-2', [200, null, '0123456789']],
  ['lines=1-2', [200, null, '0123456789']],
])('%s is answered %j', async (range, answer) => {
  expect(await ask(range)).toEqual(answer)
})

test('answers a range only of the version that the client has, or else everything', async () => {
  const whole = await fetch(address)
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  const etag = whole.headers.get('etag') ?? ''
  expect(await ask('bytes=0-0', {'if-range': etag})).toEqual([206, 'bytes 0-0/10', '0'])
  expect((await ask('bytes=0-0', {'if-range': '"other"'}))[0]).toBe(200)
  expect((await ask('bytes=0-0', {'if-none-match': etag}))[0]).toBe(304)
  const head = await fetch(address, {method: 'HEAD', headers: {range: 'bytes=0-0'}})
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
})

test('answers a range of the transformed image', async () => {
  const png = await sharp({create: {width: 60, height: 30, channels: 3, background: '#f4500c'}})
    .png()
    .toBuffer()
  const image = `${(await lake.client.assets.upload('image', png)).url}?w=20&fm=webp`
  const whole = Buffer.from(await (await fetch(image)).arrayBuffer())
  const answer = await fetch(image, {headers: {range: 'bytes=8-11'}})
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([206, 'image/webp', 'WEBP'])
  expect(answer.headers.get('content-range')).toBe(`bytes 8-11/${whole.length}`)
})
