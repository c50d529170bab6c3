import type {SanityClient} from 'sanity'
import {ask, type DatasetProblem} from '../../domain/content-rules/problem.ts'

type Remedy = NonNullable<DatasetProblem['remedy']>

/** Makes the redirects of remedies, unless they are there. Returns the problem when one cannot be made. */
export async function createRedirects(
  client: SanityClient,
  remedies: readonly Remedy[],
): Promise<DatasetProblem | null> {
  try {
    for (const {redirect} of remedies)
      await client.createIfNotExists({
        _id: redirectId(redirect.from),
        _type: 'redirect',
        ...redirect,
        permanent: true,
      })
    return null
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
    return ask({_id: null, _type: null}, undefined, 'notRedirected', {reason})
  }
}

/** Returns the same id for the same address, so that two editors make one redirect. Ids have no slashes, page addresses no underscores. */
const redirectId = (from: string) => `redirect${from.replaceAll('/', '_')}`
