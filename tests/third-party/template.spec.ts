import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from '@playwright/test'
import {Sanity} from './sanity.ts'

/**
 * Sanity's command line and the template "blog" that comes with it, both unchanged, on the embedded lake under Sanity's names. By
 * name only, since it takes minutes: `npm test -- --project=third-party`.
 */
test.describe.configure({mode: 'serial', timeout: 600_000})
const sanity = new Sanity()
test.beforeAll(() => sanity.open())
test.afterAll(() => sanity.close())

const at = (name: string) => path.join(sanity.project, name)
const write = (name: string, text: string) => writeFileSync(at(name), text)

/** Output of a command that succeeds. */
async function did(...args: string[]): Promise<string> {
  const {code, output} = await sanity.run(...args)
  expect(code, `sanity ${args.join(' ')}\n${output}`).toBe(0)
  return output
}

const SAMPLE = [
  {_id: 'anna', _type: 'author', name: 'Anna', slug: {_type: 'slug', current: 'anna'}},
  {_id: 'wind', _type: 'post', title: 'Wind', author: {_type: 'reference', _ref: 'anna'}},
  {_id: 'zee', _type: 'post', title: 'Zee', mainImage: {_type: 'image', _sanityAsset: 'image@file://./zee.svg'}},
]

const MIGRATION = `
import {at, defineMigration, set} from 'sanity/migrate'
export default defineMigration({
  title: 'Louder',
  documentTypes: ['post'],
  migrate: {document: (post) => at('title', set(post.title + '!'))},
})
`

test('init makes a Studio of the template', async () => {
  const own = ['--no-install', '--no-git', '--no-mcp', '--no-skills', '--no-auto-updates', '--no-typescript']
  const output = await did(
    ...['init', '-y', '--project', 'local', '--dataset', 'production', '--template', 'blog'],
    ...['--output-path', sanity.project, ...own],
  )
  expect(output).toContain('Your Studio has been created')
})

test('import, create and query', async () => {
  write('zee.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>')
  write('sample.ndjson', SAMPLE.map((document) => JSON.stringify(document)).join('\n'))
  expect(await did('datasets', 'import', 'sample.ndjson', '--dataset', 'production')).toContain('Imported 3 documents')
  write('post.json', JSON.stringify({_id: 'zon', _type: 'post', title: 'Zon'}))
  await did('documents', 'create', 'post.json')
  const found = await did('documents', 'query', '*[_type == "post"] | order(_id) {title, "by": author->name}')
  expect(found).toMatch(/"title": "Wind"[\s\S]*"by": "Anna"/)
  expect(await did('documents', 'get', 'zon')).toContain('Zon')
})

test('validate finds what the schema does not allow, and nothing in what it allows', async () => {
  expect(await did('documents', 'validate', '-y')).toMatch(/Valid: +\d+ documents/)
  await sanity.online.client.create({_id: 'wrong', _type: 'post', title: 3})
  const {code, output} = await sanity.run('documents', 'validate', '-y')
  expect([code, output]).toEqual([1, expect.stringContaining('Expected type "String", got "Number"')])
  await did('documents', 'delete', 'wrong')
})

test('schema and typegen', async () => {
  await did('schemas', 'extract')
  expect(readFileSync(at('schema.json'), 'utf8')).toContain('"name": "post"')
  await did('typegen', 'generate')
  expect(readFileSync(at('sanity.types.ts'), 'utf8')).toContain('export type Post =')
})

test('migration', async () => {
  mkdirSync(at('migrations'), {recursive: true})
  write('migrations/louder.js', MIGRATION)
  expect(await did('migrations', 'list')).toContain('Louder')
  await did('migrations', 'run', 'louder', '--no-dry-run', '--no-confirm')
  expect(await sanity.online.client.fetch('*[_type == "post"].title')).toEqual(['Wind!', 'Zee!', 'Zon!'])
})

test('imports its own export', async () => {
  expect(await did('datasets', 'export', 'production', 'all.tar.gz')).toContain('Export finished')
  await sanity.online.client.delete({query: '*[_type in ["post", "author", "sanity.imageAsset"]]'})
  await did('datasets', 'import', 'all.tar.gz', '--dataset', 'production')
  expect(await sanity.online.client.fetch('*[_id == "zee"][0].mainImage.asset->extension')).toBe('svg')
})

test('the Studio of the template is built, opens what was imported, and publishes what is written in it', async ({
  browser,
}) => {
  await did('build', '-y')
  await sanity.preview()
  const proxy = {server: sanity.online.internet.environment.HTTPS_PROXY ?? '', bypass: 'localhost'}
  const context = await browser.newContext({proxy, ignoreHTTPSErrors: true})
  const page = await context.newPage()
  await page.goto(`${sanity.studio}/structure/post;wind`)
  const wind = await sanity.online.client.getDocument('wind')
  await expect(page.getByTestId('field-title').getByRole('textbox')).toHaveValue(wind?.title, {timeout: 60_000})
  await expect(page.getByText('Anna', {exact: true}).first()).toBeVisible({timeout: 60_000})

  await page.getByTestId('field-title').getByRole('textbox').fill('Wind op zee')
  const publish = page.getByTestId('action-publish')
  await expect(publish).toBeEnabled({timeout: 30_000})
  await publish.click()
  await expect
    .poll(async () => (await sanity.online.client.getDocument('wind'))?.title, {timeout: 30_000})
    .toBe('Wind op zee')
  await context.close()
})
