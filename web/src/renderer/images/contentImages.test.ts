import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {fetchImage, imageAddress} from './contentImages.ts'

const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47])
const server = http.createServer((request, response) => {
  if (request.url === '/images/logo.png') response.end(PICTURE)
  else response.writeHead(404).end()
})
const source = (name: string) => `http://localhost:${(server.address() as AddressInfo).port}/images/${name}`

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
})

test('an image has an address on the site and its own bytes', async () => {
  expect(imageAddress(source('logo.png'))).toBe('/images/logo.png')
  expect(await fetchImage(source('logo.png'))).toEqual(PICTURE)
})

test('fetchImage names an image that cannot be read', async () => {
  await expect(fetchImage(source('gone.png'))).rejects.toThrow('gone.png cannot be read (404)')
})
