import {Box, Dialog} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type ReactNode, useState} from 'react'
import {type SanityClient, useClient} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import type {ContentDocument} from '../../../domain/content/shape.ts'
import type {Change} from '../../../domain/content-rules/dataset/datasetChange.ts'
import type {DatasetProblem} from '../../../domain/content-rules/problem.ts'
import {untilEnd} from '../../../domain/sets/untilEnd.ts'
import {createRedirects} from '../../actions/createRedirects.ts'
import type {ReturnedDocuments} from '../../actions/Returned.tsx'
import {review} from '../../actions/review.ts'
import {type Answer, remediesOf, reviewDialog} from '../../actions/reviewDialog.tsx'
import {nlEn} from '../../language.ts'

/** Changes as they were read: what they are about, faults beside those of the rules, and how all are made at once. */
export type ReadSet = {
  changes: readonly Change[]
  subjects: readonly ContentDocument[]
  faults: readonly DatasetProblem[]
  /** The review of a change that is made at another moment. */
  answer?: Answer
  returned?: ReturnedDocuments
  /** ISO time at which all of it returns. */
  endAt?: string | undefined
  apply: () => Promise<void>
}

/** `alwaysAsks`: shows what would change also where no guard objects. */
type Words = {anyway: string; doing: string; done: string; failed: string; alwaysAsks?: boolean}
type Asked = {answer: Answer; set: ReadSet} | null

export async function reviewSet(client: SanityClient, set: ReadSet): Promise<Answer> {
  const {changes, subjects, faults, answer, returned, endAt} = set
  if (answer) return answer
  const {problems, impact} = await review(client, changes, subjects)
  return {problems: [...faults, ...problems], impact: untilEnd(impact, endAt), ...(returned && {returned})}
}

/** Somebody has written in one of the documents since it was read: nothing was done. */
const isChangedSince = (error: unknown) => (error as {statusCode?: number}).statusCode === 409

export const whyOf = (error: unknown) =>
  isChangedSince(error)
    ? nlEn(
        'Iemand heeft er intussen iets in geschreven. Kijk het na en probeer het opnieuw.',
        'Somebody has written in one of them meanwhile. Check it and try again.',
      )
    : String(error instanceof Error ? error.message : error)

/**
 * Makes many changes as one, by the guards of a single one: refused together where one would stop sales or break a page,
 * asked about where one is doubtful.
 */
export function useGuardedSet(read: () => Promise<ReadSet>, words: Words, onDone?: () => void) {
  const client = useClient({apiVersion: API_VERSION})
  const {push} = useToast()
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked>(null)

  async function busy(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setAsked(null)
      push({status: 'error', title: words.failed, description: whyOf(error), closable: true, duration: 60_000})
    }
    setBusy(false)
  }

  async function apply(set: ReadSet) {
    await set.apply()
    setAsked(null)
    push({status: 'success', title: words.done, closable: true})
    onDone?.()
  }

  const start = () =>
    void busy(async () => {
      const set = await read()
      const answer = await reviewSet(client, set)
      if (answer.problems.length === 0 && !words.alwaysAsks) await apply(set)
      else setAsked({answer, set})
    })

  const fix = ({answer, set}: NonNullable<Asked>) =>
    void busy(async () => {
      const failure = await createRedirects(client, remediesOf(answer))
      if (failure) setAsked({answer: {...answer, failure}, set})
      else await apply(set)
    })

  return {isBusy, start, dialog: asked && dialogOf(asked)}

  function dialogOf(open: NonNullable<Asked>): ReactNode {
    const back = () => setAsked(null)
    const {header, content, footer} = reviewDialog(
      open.answer,
      {...words, id: '', types: open.set.subjects.map(({_type}) => _type)},
      {back, fix: () => fix(open), goOn: () => void busy(() => apply(open.set))},
    )
    return (
      <Dialog id="guarded-set" header={header} width={1} footer={footer} onClose={back}>
        <Box padding={4}>{content}</Box>
      </Dialog>
    )
  }
}
