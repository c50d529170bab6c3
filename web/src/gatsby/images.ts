import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'

type Image = {url: string; width: number | null; height: number | null}

const FOLDER = 'images'

/**
 * Copies images of the content into the site, so that a visitor's browser asks nobody else for them, and returns the same
 * images at their new addresses. Throws when one cannot be read.
 */
export async function copyImages<T extends Record<string, Image | null>>(images: T | null): Promise<T | null> {
  if (!images) return null
  const kept = await Promise.all(
    Object.entries(images).map(async ([name, image]) => [name, image && (await keep(image))] as const),
  )
  return Object.fromEntries(kept) as T
}

async function keep(image: Image): Promise<Image> {
  const answer = await fetch(image.url)
  if (!answer.ok) throw new Error(`The image ${image.url} cannot be read (${answer.status}).`)
  const name = path.basename(new URL(image.url).pathname)
  mkdirSync(path.resolve('public', FOLDER), {recursive: true})
  writeFileSync(path.resolve('public', FOLDER, name), Buffer.from(await answer.arrayBuffer()))
  return {...image, url: `/${FOLDER}/${name}`}
}
