import type {LocaleResourceBundle} from 'sanity'
import {LOCALES} from '../language.ts'
import {comments, copyPaste, feedback, singleDocRelease, vision} from './nl/others.ts'
import {presentation} from './nl/presentation.ts'
import {structure} from './nl/structure.ts'
import {studio} from './nl/studio.ts'
import {OURS} from './ours.ts'

/** Texts that Sanity's own Dutch lacks, by namespace. */
export const MISSING_IN_DUTCH = {
  studio,
  structure,
  presentation,
  vision,
  comments,
  feedback,
  singleDocRelease,
  'copy-paste': copyPaste,
}

const bundlesOf = (locale: string, byNamespace: Record<string, Record<string, string>>): LocaleResourceBundle[] =>
  Object.entries(byNamespace).map(([namespace, resources]) => ({locale, namespace, resources}))

const ours = (language: 0 | 1) =>
  Object.fromEntries(
    Object.entries(OURS).map(([namespace, words]) => [
      namespace,
      Object.fromEntries(Object.entries(words).map(([key, both]) => [key, both[language]])),
    ]),
  )

/** Beside what Sanity brings: later bundles replace earlier ones, key by key. */
export const bundles: LocaleResourceBundle[] = [
  ...bundlesOf(LOCALES.nl, MISSING_IN_DUTCH),
  ...bundlesOf(LOCALES.nl, ours(0)),
  ...bundlesOf(LOCALES.en, ours(1)),
]
