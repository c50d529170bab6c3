import type {ValidationContext} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {nlEn} from '../../language.ts'

const MB = 1024 * 1024
/** The largest image that the site makes files of; the help for editors says it too. */
export const MOST_IMAGE_MB = 32
export const MOST_IMAGE_BYTES = MOST_IMAGE_MB * MB

/** The reason to refuse a file of so many bytes; null when it is small enough. */
export function tooLarge(size: number): string | null {
  if (size <= MOST_IMAGE_BYTES) return null
  const own = Math.ceil(size / MB)
  return nlEn(
    `Deze afbeelding is ${own} MB; kies er een van hoogstens ${MOST_IMAGE_MB} MB`,
    `This image is ${own} MB; choose one of at most ${MOST_IMAGE_MB} MB`,
  )
}

/** Refuses an image that is larger than editors are told and came past the field: by the media library, or another client. */
export async function notTooLarge(value: unknown, context: ValidationContext): Promise<string | true> {
  const {_ref} = (value as {asset?: {_ref?: string}} | undefined)?.asset ?? {}
  if (!_ref) return true
  const asset = await context.getClient({apiVersion: API_VERSION}).getDocument<{size?: number}>(_ref)
  return tooLarge(asset?.size ?? 0) ?? true
}
