import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {createContentClient} from '../../../../domain/content/client.ts'
import type {ContentSchema} from '../../../../domain/content/shape.ts'
import {stillSamples} from '../../../../domain/content/shipped.ts'
import {lawyerNotice} from '../../../../domain/content-rules/lawyer.ts'
import {explainContentError, explainEmptiness} from '../../../../domain/environment/contentErrors.ts'
import {deployContext} from '../../../../domain/environment/context.ts'
import {makePages, type Pages} from '../../renderer/content/makePages.ts'
import {ContentUnreachable, InvalidContent, readContent} from '../../renderer/content/readContent.ts'
import {contentSource} from '../../renderer/environment.ts'
import {fetchImage, imageAddress} from '../../renderer/images/contentImages.ts'

/** Read from disk instead of imported, so that its 85 KB cannot end up in a client bundle. */
const readSchema = (): ContentSchema =>
  JSON.parse(readFileSync(path.resolve('../domain/content/content.schema.json'), 'utf8'))

/** Prefix of every line that the build shows to editors. */
const PROBLEM = 'Content problem:'

/** Error that a person without knowledge of the code can fix: its message says everything. */
export class BuildRefused extends Error {}

const contentRefused = (problems: readonly string[]) =>
  new BuildRefused(problems.map((problem) => `${PROBLEM} ${problem}`).join('\n'))

/**
 * Makes the pages of a whole build and saves the images of the content in `public`. Throws a BuildRefused for a page that
 * cannot be made, since there is no earlier page to keep.
 */
export async function buildPages(): Promise<Pick<Pages, 'pages' | 'drawings' | 'redirects'>> {
  const schema = readSchema()
  const source = contentSource()
  const client = createContentClient(source)
  const refuse = (error: unknown): never => {
    const explained = error instanceof ContentUnreachable ? explainContentError(error.cause, source) : null
    if (error instanceof InvalidContent) throw contentRefused(error.message.split('\n'))
    throw explained ? new BuildRefused(explained) : error
  }
  const content = await readContent(client, {schema, now: new Date(), before: {sold: []}}).catch(refuse)
  if (content.documents.length === 0) throw new BuildRefused(explainEmptiness(source))
  const samples = deployContext(process.env) === 'production' ? stillSamples(content.documents) : []
  if (samples.length > 0) throw contentRefused(samples)
  const {pages, images, drawings, redirects, problems} = await (async () => makePages(content, schema))().catch(refuse)
  const fatal = problems.filter((problem) => problem.pages.length > 0)
  if (fatal.length > 0) throw contentRefused(fatal.map(({message}) => message))
  const notice = lawyerNotice(content.documents, process.env.MOLLIE_API_KEY)
  if (notice) console.warn(notice)
  for (const source of images) {
    const file = path.resolve('public', imageAddress(source).slice(1))
    mkdirSync(path.dirname(file), {recursive: true})
    writeFileSync(file, await fetchImage(source))
  }
  return {pages, drawings, redirects}
}
