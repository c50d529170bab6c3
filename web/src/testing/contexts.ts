import path from 'node:path'
import type {CreatePagesArgs} from 'gatsby'
import type {ContentDocument} from '../../../local/content/ndjson.ts'
import {seedClient} from '../../../tests/support/seed.ts'
import {createSitePages} from '../gatsby/pages.ts'

const WEB = path.resolve(import.meta.dirname, '../..')

/** Every page's context as JSON, by its path: what a build makes of the content that ships, or of other documents. */
export async function makeContexts(documents?: ContentDocument[]): Promise<Record<string, string>> {
  const contexts: Record<string, string> = {}
  const createPage = ({path: address, context}: {path: string; context: object}) => {
    contexts[address] = JSON.stringify(context)
  }
  const before = process.cwd()
  process.chdir(WEB) // where Gatsby builds
  try {
    await createSitePages({actions: {createPage}} as unknown as CreatePagesArgs, seedClient(documents))
  } finally {
    process.chdir(before)
  }
  return contexts
}
