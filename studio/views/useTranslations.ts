import type {SanityClient, SanityDocument} from 'sanity'
import type {StaleText} from '../model/translationAge.ts'
import {countTexts, type TranslationGap, translationGaps} from '../model/translations.ts'
import {nameOf} from './documentName.ts'
import {useFollowed} from './useFollowed.ts'
import {useStaleTexts} from './useStaleTexts.ts'

const QUERY = '*[!(_type match "sanity.*") && !(_type match "system.*")] | order(_type, _id)'

/** Drafts over what is published: translators work before publishing. */
const readDocuments = (client: SanityClient) =>
  client.withConfig({perspective: 'drafts'}).fetch<SanityDocument[]>(QUERY)

export type TranslationRow = {
  id: string
  type: string
  name: string
  texts: number
  gaps: TranslationGap[]
  stale: StaleText[]
}

export const workIn = ({gaps, stale}: TranslationRow) => gaps.length + stale.length

/** Every document with texts: what is missing, the same or left behind in a language. Null until it is read. */
export function useTranslations(): TranslationRow[] | null {
  const {value: documents} = useFollowed('*', readDocuments)
  const stale = useStaleTexts(documents)
  const rows = documents?.map((document) => ({
    id: document._id,
    type: document._type,
    name: nameOf(document),
    texts: countTexts(document),
    gaps: translationGaps(document),
    stale: stale.get(document._id) ?? [],
  }))
  return rows?.filter(({texts}) => texts > 0) ?? null
}
