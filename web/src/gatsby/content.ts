import {readFileSync} from 'node:fs'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
// Not through the model's door, which browsers use too.
import {createContentClient} from '../../../studio/model/client.ts'
import {type ContentSchema, checkShape, describeProblem, migrationAdding, type Problem} from '../model.ts'
import {contentSource} from './environment.ts'

/** Read from the disk and not imported, so that the model's 85 KB can never reach the browser. */
const readSchema = (): ContentSchema =>
  JSON.parse(readFileSync(path.resolve('../studio/model/content.schema.json'), 'utf8'))

/** Starts every line that the site's builder shows to the editor. */
const PROBLEM = 'Content problem:'

export class ContentError extends Error {
  constructor(problems: string[]) {
    super(problems.map((problem) => `${PROBLEM} ${problem}`).join('\n'))
  }
}

export function contentClient(): SanityClient {
  const {drafts, ...source} = contentSource()
  return createContentClient(source, {perspective: drafts ? 'drafts' : 'published'})
}

/** Reads every document of the model once and throws a ContentError that names document and field of what is broken. */
export async function assertContent(client: SanityClient) {
  const schema = readSchema()
  const types = schema.filter(({type}) => type === 'document').map(({name}) => name)
  const documents = await client.fetch<{_id: string; _type: string}[]>(
    '*[_type in $types && !(_type match "sanity.*")]',
    {
      types,
    },
  )
  const problems = documents.flatMap((document) => checkShape(document, schema))
  if (problems.length > 0) throw new ContentError(problems.map(describe))
}

/** Content of an older shape is not the editor's to mend. */
function describe(problem: Problem): string {
  const migration = migrationAdding(problem.documentType, problem.field)
  return describeProblem(problem) + (migration ? ` (npm run content -- migrate adds it: ${migration})` : '')
}
