import type {PrepareViewOptions, PreviewConfig, PreviewValue} from 'sanity'
import {DEFAULT_LANGUAGE} from '../../domain/texts/languages.ts'
import {fillText} from '../../domain/texts/phrases.ts'
import {currentlyPublished} from '../published/published.ts'

/** Lists show documents in the default language; one of which nothing is left on the site still has a name. */
const filled = <T>(text: T): T =>
  typeof text === 'string'
    ? ((fillText(text, currentlyPublished().placeholderValues[DEFAULT_LANGUAGE]) || text) as T)
    : text

/** Returns the type with placeholders filled in where lists show its documents. */
export function withFilledPreview<Type extends object>(type: Type): Type {
  const {preview} = type as {preview?: PreviewConfig}
  if (!preview?.select) return type
  return {...type, preview: {...preview, prepare: filledPreparation(preview)}}
}

export const filledPreparation =
  ({prepare = (selection: object) => selection as PreviewValue}: PreviewConfig) =>
  (selection: Record<string, unknown>, options?: PrepareViewOptions): PreviewValue => {
    const value = prepare(selection, options)
    const {title, subtitle} = value
    return {...value, ...(title && {title: filled(title)}), ...(subtitle && {subtitle: filled(subtitle)})}
  }
