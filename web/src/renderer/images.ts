import path from 'node:path'

/** Where the site itself serves an image of the content: under the name that the lake gave it, which changes with its bytes. */
export const imageAddress = (source: string) => `/images/${path.posix.basename(new URL(source).pathname)}`

/** The bytes of an image. Throws when it cannot be read. */
export async function fetchImage(source: string): Promise<Buffer> {
  const answer = await fetch(source)
  if (!answer.ok) throw new Error(`The image ${source} cannot be read (${answer.status}).`)
  return Buffer.from(await answer.arrayBuffer())
}
