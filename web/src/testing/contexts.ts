import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import type {CreatePagesArgs} from 'gatsby'
import {evaluate, parse} from 'groq-js'
import {createSitePages} from '../gatsby/pages.ts'

const WEB = path.resolve(import.meta.dirname, '../..')
const SEED = path.resolve(WEB, '../studio/seed')

function seedClient(): SanityClient {
  const dataset = readdirSync(SEED).flatMap((file) =>
    readFileSync(path.join(SEED, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, {params}), {dataset, params})).get()
  return {fetch} as unknown as SanityClient
}

/** Every page's context as JSON, by its path: what a build makes of the content that ships. */
export async function makeContexts(): Promise<Record<string, string>> {
  const contexts: Record<string, string> = {}
  const createPage = ({path: address, context}: {path: string; context: object}) => {
    contexts[address] = JSON.stringify(context)
  }
  const before = process.cwd()
  process.chdir(WEB) // where Gatsby builds
  try {
    await createSitePages({actions: {createPage}} as unknown as CreatePagesArgs, seedClient())
  } finally {
    process.chdir(before)
  }
  return contexts
}
