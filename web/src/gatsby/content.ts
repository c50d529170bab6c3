import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {createContentClient} from '../../../domain/content/client.ts'
import type {ContentSchema} from '../../../domain/content/shape.ts'
import {stillSamples} from '../../../domain/content/shipped.ts'
import {lawyerNotice} from '../../../domain/content-rules/lawyer.ts'
import {explainContentError, explainEmptiness} from '../../../domain/environment/contentErrors.ts'
import {deployContext} from '../../../domain/environment/context.ts'
import {ContentAway, ContentWrong, readContent} from '../renderer/content.ts'
import {contentSource} from '../renderer/environment.ts'
import {fetchImage, imageAddress} from '../renderer/images.ts'
import {makePages, type Pages} from '../renderer/pages.ts'

/** Read from the disk and not imported, so that the model's 85 KB can never reach the browser. */
const readSchema = (): ContentSchema =>
  JSON.parse(readFileSync(path.resolve('../domain/content/content.schema.json'), 'utf8'))

/** Starts every line that the site's builder shows to the editor. */
const PROBLEM = 'Content problem:'

/** What somebody can mend who knows nothing of the code: the message says all. */
export class Refused extends Error {}

const contentRefused = (problems: readonly string[]) =>
  new Refused(problems.map((problem) => `${PROBLEM} ${problem}`).join('\n'))

/**
 * The pages of a whole build, with the images of the content in `public`. There is no earlier page to keep, so a page that
 * cannot be made is Refused.
 */
export async function buildPages(): Promise<Pick<Pages, 'pages' | 'drawings' | 'redirects'>> {
  const schema = readSchema()
  const source = contentSource()
  const client = createContentClient(source)
  const refuse = (error: unknown): never => {
    const explained = error instanceof ContentAway ? explainContentError(error.cause, source) : null
    if (error instanceof ContentWrong) throw contentRefused(error.message.split('\n'))
    throw explained ? new Refused(explained) : error
  }
  const content = await readContent(client, {schema, now: new Date(), before: {sold: []}}).catch(refuse)
  if (content.documents.length === 0) throw new Refused(explainEmptiness(source))
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
