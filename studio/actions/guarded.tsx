import {useEffect, useRef, useState} from 'react'
import {type DocumentActionComponent, type DocumentActionProps, getPublishedId, useClient, useParseErrors} from 'sanity'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import type {Change} from '../../domain/content-rules/dataset/datasetChange.ts'
import {ask, type DatasetProblem} from '../../domain/content-rules/problem.ts'
import {createRedirects} from './createRedirects.ts'
import {referringDocuments} from './referringDocuments.ts'
import {review} from './review.ts'
import {type Answer, remediesOf, reviewDialog} from './reviewDialog.tsx'
import {useWaitingMessage} from './waiting.ts'

/** The change that an action makes to published content; null when it touches none. */
type ChangeOf = (props: DocumentActionProps) => Change | null

export const publishing: ChangeOf = ({id, draft}) => (draft ? {publish: {...draft, _id: getPublishedId(id)}} : null)
export const removing: ChangeOf = ({id, published}) => (published ? {remove: getPublishedId(id)} : null)

/** Content of a change. The Studio shows typed text before it is saved, still with the earlier revision. */
const contentOf = (change: Change | null) =>
  JSON.stringify(change, (key, value) => (key === '_rev' || key === '_updatedAt' ? undefined : value))

/**
 * The message of a field about words that it could not read as a day or a number. They are not in the document, which Sanity would
 * publish with the value of before while the form shows the words.
 */
function useUnread({action}: DocumentActionComponent): string | undefined {
  const [unread] = Object.values(useParseErrors())
  return action === 'publish' ? unread?.message : undefined
}

/** A rule that refuses says what breaks in a document that refers, which says more than that it refers. */
function withReferring(problems: DatasetProblem[], referring: DatasetProblem[]): DatasetProblem[] {
  const told = problems.filter(({severity}) => severity === 'refuse').map(({documentId}) => documentId)
  return [...problems, ...referring.filter(({documentId}) => !told.includes(documentId))]
}

type Asked = 'reading' | Answer | null

/** `question` is that of an action that asks each time, also when nothing is doubtful. */
type Words = Pick<Parameters<typeof reviewDialog>[1], 'anyway' | 'doing' | 'question'>

/**
 * A stock action that looks first at what it would do to the site: what stops sales or breaks a page is refused with a way
 * out, what is doubtful asks, and the rest goes its way.
 */
export function guarded(
  useStock: DocumentActionComponent,
  {anyway, doing, question}: Words,
  changeOf: ChangeOf,
): DocumentActionComponent {
  const useGuarded: DocumentActionComponent = (props) => {
    const stock = useStock(props)
    const unread = useUnread(useStock)
    const client = useClient({apiVersion: API_VERSION})
    const [asked, setAsked] = useState<Asked>(null)
    const latest = useRef({props, stock})
    latest.current = {props, stock}
    const reviewed = useRef<string>(undefined)
    const [waits, setWaits] = useState(false)

    const isAsReviewed = () => contentOf(changeOf(latest.current.props)) === reviewed.current
    const stop = () => {
      setWaits(false)
      setAsked(null)
    }
    const act = () => {
      stop()
      latest.current.stock?.onHandle?.()
    }
    // Text typed meanwhile was not reviewed, and whoever types it decides again.
    useEffect(() => {
      if (!waits) return
      if (!isAsReviewed()) stop()
      else if (stock && !stock.disabled) act()
    })
    const isReading = asked === 'reading'
    // Nothing was asked, so no dialog says it.
    useWaitingMessage({isShown: waits && isReading, id: `waiting-${useStock.action}`, doing})
    if (!stock) return null

    /** Re-checks text typed since the last check. The Studio itself may not be ready: it saves what a colleague types. */
    const goOn = () => {
      if (!isAsReviewed()) void look()
      else if (latest.current.stock?.disabled) setWaits(true)
      else act()
    }

    async function look() {
      const change = changeOf(latest.current.props)
      reviewed.current = contentOf(change)
      if (!change) return question ? setAsked({problems: []}) : goOn()
      setAsked('reading')
      const {id, type} = latest.current.props
      const document = {_id: getPublishedId(id), _type: type}
      const answer = await Promise.all([review(client, change, [document]), referringDocuments(client, change)])
        .then(([reviewed, referring]) => ({...reviewed, problems: withReferring(reviewed.problems, referring)}))
        .catch(() => ({problems: [ask({_id: null, _type: null}, undefined, 'unread', {})]}))
      if (answer.problems.length === 0 && !question) goOn()
      else setAsked(answer)
    }

    /** Puts right first what can be, and goes on. */
    async function fix(answer: Answer) {
      setAsked('reading')
      const failure = await createRedirects(client, remediesOf(answer))
      if (failure) setAsked({...answer, failure})
      else goOn()
    }

    const guardedStock = {
      ...stock,
      disabled: stock.disabled || isReading || unread !== undefined,
      ...(unread !== undefined && {title: unread}),
      onHandle: () => void look(),
    }
    if (!asked || isReading) return guardedStock
    const {id, type} = props
    const answers = {back: stop, fix: () => void fix(asked), goOn}
    const subject = {id, types: [type], anyway, doing, question, waits: waits && {reason: stock.title}}
    return {...guardedStock, dialog: reviewDialog(asked, subject, answers)}
  }
  return Object.assign(useGuarded, {action: useStock.action, displayName: `Guarded(${useStock.displayName})`})
}
