import path from 'node:path'

/**
 * Address of a content image on the site: the lake's file name, which changes with its bytes, and the requested size.
 */
export function imageAddress(source: string): string {
  const {pathname, searchParams} = new URL(source)
  const {name, ext} = path.posix.parse(pathname)
  const format = searchParams.get('fm')
  const wanted = ['rect', 'w'].flatMap((key) => searchParams.get(key)?.replaceAll(',', '-') ?? [])
  return `/images/${[name, ...wanted].join('-')}${format ? `.${format}` : ext}`
}

/** Fetches an image. Throws when it cannot be read. */
export async function fetchImage(source: string): Promise<Buffer> {
  const answer = await fetch(source)
  // Without the query string: an image exists in many widths.
  if (!answer.ok) throw new Error(`The image ${source.split('?')[0]} cannot be read (${answer.status}).`)
  return Buffer.from(await answer.arrayBuffer())
}
