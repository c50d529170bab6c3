import path from 'node:path'

/**
 * Where the site itself serves an image of the content: under the name that the lake gave it, which changes with its bytes,
 * and what was asked of it.
 */
export function imageAddress(source: string): string {
  const {pathname, searchParams} = new URL(source)
  const {name, ext} = path.posix.parse(pathname)
  const format = searchParams.get('fm')
  const wanted = ['rect', 'w'].flatMap((key) => searchParams.get(key)?.replaceAll(',', '-') ?? [])
  return `/images/${[name, ...wanted].join('-')}${format ? `.${format}` : ext}`
}

/** The bytes of an image. Throws when it cannot be read. */
export async function fetchImage(source: string): Promise<Buffer> {
  const answer = await fetch(source)
  // Without what was asked of it: an image is there in many widths.
  if (!answer.ok) throw new Error(`The image ${source.split('?')[0]} cannot be read (${answer.status}).`)
  return Buffer.from(await answer.arrayBuffer())
}
