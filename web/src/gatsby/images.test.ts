import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {copyImages} from './images.ts'

const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47])
const server = http.createServer((request, response) => {
  if (request.url === '/images/logo.png') response.end(PICTURE)
  else response.writeHead(404).end()
})
const root = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-images-'))
const image = (name: string) => ({
  url: `http://localhost:${(server.address() as AddressInfo).port}/images/${name}`,
  width: 240,
  height: 56,
})

beforeAll(async () => {
  process.chdir(folder)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(async () => {
  process.chdir(root)
  rmSync(folder, {recursive: true})
  await new Promise((resolve) => server.close(resolve))
})

test('an image of the content is served by the site itself, in its own size', async () => {
  expect(await copyImages({light: image('logo.png'), dark: null})).toEqual({
    light: {url: '/images/logo.png', width: 240, height: 56},
    dark: null,
  })
  expect(readFileSync('public/images/logo.png')).toEqual(PICTURE)
})

test('without images there is nothing to keep', async () => {
  expect(await copyImages(null)).toBeNull()
})

test('an image that cannot be read stops the build, and is named', async () => {
  await expect(copyImages({light: image('gone.png')})).rejects.toThrow('gone.png cannot be read (404)')
})
