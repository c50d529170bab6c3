import type {PrepareViewOptions, PreviewConfig, PreviewValue} from 'sanity'
import {type Facts, fill} from '../model/placeholders.ts'

let facts: Facts = {}

/** Tells the previews in lists of documents what the placeholders stand for; they are no components and cannot ask. */
export const setPreviewFacts = (now: Facts) => {
  facts = now
}

const filled = <T>(text: T): T => (typeof text === 'string' ? (fill(text, facts) as T) : text)

/** The type, with the placeholders filled in where its documents stand in a list. */
export function withFilledPreview<Type extends object>(type: Type): Type {
  const {preview} = type as {preview?: PreviewConfig}
  if (!preview?.select) return type
  return {...type, preview: {...preview, prepare: filledPreparation(preview)}}
}

export const filledPreparation =
  ({prepare = (selection: object) => selection as PreviewValue}: PreviewConfig) =>
  (selection: Record<string, unknown>, options?: PrepareViewOptions): PreviewValue => {
    const value = prepare(selection, options)
    return {...value, title: filled(value.title), subtitle: filled(value.subtitle)}
  }
