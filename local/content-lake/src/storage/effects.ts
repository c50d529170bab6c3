import {isDeepStrictEqual} from 'node:util'
import {applyPatch} from 'mendoza'
import type {LakeDocument} from '../documents/document.ts'
import {encodePatch} from './mendoza.ts'

/** The patch from a document back to its former state, as JSON; null when there was none. */
export function revertOf(before: LakeDocument | null, after: LakeDocument | null): string | null {
  if (!before) return null
  const revert = encodePatch(after, before)
  // The patch is all that is left of `before`, so one that does not restore it exactly is not kept.
  const isExact = isDeepStrictEqual(applyPatch(after, revert), before)
  return JSON.stringify(isExact ? revert : encodePatch(null, before))
}

export const reverted = (after: LakeDocument | null, revert: unknown): LakeDocument | null =>
  revert === null ? null : (applyPatch(after, JSON.parse(String(revert))) as LakeDocument | null)

export type Effects = {apply: unknown[]; revert: unknown[]}

type States = {before: LakeDocument | null; after: LakeDocument | null}
const effects = new WeakMap<States, Effects>()

/** The patch of a change and its reverse, on documents without `_rev`, as the Studio expects. */
export function effectsOf(change: States): Effects {
  const [before, after] = [withoutRevision(change.before), withoutRevision(change.after)]
  const found = effects.get(change) ?? {apply: encodePatch(before, after), revert: encodePatch(after, before)}
  effects.set(change, found)
  return found
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const {_rev, ...content} = document
  return content
}
