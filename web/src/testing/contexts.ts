import type {ContentDocument} from '../../../local/content/ndjson.ts'
import {readSchema} from '../../../local/content/ndjson.ts'
import {seedClient} from '../../../tests/support/services/seed.ts'
import {makePages, type Pages} from '../renderer/content/makePages.ts'
import {readContent} from '../renderer/content/readContent.ts'

const schema = readSchema()

/** Makes the pages of these documents, or of the seed. */
export const makeSeedPages = async (documents?: ContentDocument[]): Promise<Pages> =>
  makePages(await readContent(seedClient(documents), {schema, now: new Date(), before: {sold: []}}), schema)

/** Every page's context as JSON, by path. */
export async function makeContexts(documents?: ContentDocument[]): Promise<Record<string, string>> {
  const {pages} = await makeSeedPages(documents)
  return Object.fromEntries(pages.map(({path, context}) => [path, JSON.stringify(context)]))
}
