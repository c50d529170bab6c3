import {registerHooks} from 'node:module'
import type {ClientConfig, SanityClient} from '@sanity/client'
import {datasetProblems} from '../../domain/content-rules/dataset/datasetRules.ts'
import {type DatasetProblem, sentenceOf} from '../../domain/content-rules/problem.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import {type ContentDocument, readSchema} from './ndjson.ts'
import {exportDocuments} from './transfer.ts'

export type Finding = {
  documentId: string
  documentType: string
  /** `title.nl`: the last part is the language where the field has two. */
  field: string
  level: 'error' | 'warning'
  message: string
}

/** The Studio's packages import style sheets, which Node does not load. */
function ignoreStyleSheets() {
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('.css') ? {format: 'module', source: '', shortCircuit: true} : next(url, context),
  })
}

type PathSegment = string | number | {_key: string}
const fieldOf = (path: PathSegment[]) =>
  path.map((segment) => (typeof segment === 'object' ? `[${segment._key}]` : String(segment))).join('.')

/**
 * Runs the Studio's own validation over documents. References are resolved among the documents, then in the client's
 * dataset, which rules that compare documents query too.
 */
export async function validateContent(documents: ContentDocument[], client: SanityClient): Promise<Finding[]> {
  ignoreStyleSheets()
  const {createSourceFromConfig, validateDocument} = await import('sanity')
  const {schemaTypes} = await import('../../studio/schema/index.ts')
  const {projectId = 'local', dataset = 'production'} = client.config()
  // The Studio sends cookies, which a client with a token refuses.
  const connect = ({withCredentials: _, ...options}: ClientConfig) => client.withConfig(options)
  const source = await createSourceFromConfig({
    name: 'default',
    title: 'Content',
    projectId,
    dataset,
    schema: {types: schemaTypes},
    unstable_clientFactory: connect, // it must not call anything but the dataset
  })
  const ids = new Set([
    ...documents.map(({_id}) => _id),
    ...(await client.fetch<string[]>('*[]._id', {}, {perspective: 'raw'})),
  ])
  const findings: Finding[] = []
  for (const document of documents) {
    const markers = await validateDocument({
      document: {_createdAt: '', _updatedAt: '', _rev: '', ...document},
      workspace: source as never, // it reads the schema and the texts of a workspace, and a source has both
      getClient: connect,
      getDocumentExists: async ({id}: {id: string}) => ids.has(id),
      environment: 'studio', // "cli" turns the errors of objects into warnings
    })
    for (const {level, path, message} of markers)
      if (level !== 'info')
        findings.push({
          documentId: document._id,
          documentType: document._type,
          field: fieldOf(path as PathSegment[]) || '(document)',
          level,
          message,
        })
  }
  return findings
}

/** Applies the rules over published content, as if these documents were in the dataset. */
export async function checkDataset(documents: ContentDocument[], client: SanityClient): Promise<DatasetProblem[]> {
  const ids = new Set(documents.map(({_id}) => _id))
  const others = (await exportDocuments(client)).filter(({_id}) => !ids.has(_id))
  return datasetProblems([...others, ...documents], amsterdamDay(new Date()), readSchema())
}

export function describeProblem(problem: DatasetProblem): string {
  const {severity, documentId, documentType, path} = problem
  const where = [documentType, documentId && `"${documentId}"`].filter(Boolean).join(' ')
  return `${severity}: ${where || 'the site'}${path ? `, field ${path}` : ''}: ${sentenceOf(problem, 'en')}`
}
