import {Button, Flex, Stack} from '@sanity/ui'
import {useRef, useState} from 'react'
import {type DocumentActionComponent, type DocumentActionProps, getPublishedId, useClient} from 'sanity'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import type {DatasetProblem} from '../../domain/content-rules/dataset.ts'
import type {Change} from '../../domain/content-rules/datasetChange.ts'
import {nlEn} from '../language.ts'
import {ImpactView, Problems} from './Findings.tsx'
import {type Review, review} from './review.ts'

/** The change that an action makes to published content; null when it touches none. */
type ChangeOf = (props: DocumentActionProps) => Change | null

export const publishing: ChangeOf = ({id, draft}) => (draft ? {publish: {...draft, _id: getPublishedId(id)}} : null)
export const removing: ChangeOf = ({id, published}) => (published ? {remove: getPublishedId(id)} : null)

/** Content of a change. The Studio shows typed text before it is saved, still with the earlier revision. */
const contentOf = (change: Change | null) =>
  JSON.stringify(change, (key, value) => (key === '_rev' || key === '_updatedAt' ? undefined : value))

/** `failure` is what kept the Studio from putting something right. */
type Answer = Omit<Review, 'impact'> & {impact?: Review['impact']; failure?: DatasetProblem}
type Asked = 'reading' | Answer | null

/** One for each address, whoever makes it; an id has no slashes, and the addresses of pages have no underscores. */
const redirectId = (from: string) => `redirect${from.replaceAll('/', '_')}`

const notRedirected = (error: unknown): DatasetProblem => ({
  severity: 'ask',
  documentId: null,
  documentType: null,
  message: nlEn(
    `De doorverwijzing kon niet worden gemaakt, dus er is nog niets gepubliceerd: ${wordsOf(error)}`,
    `The redirect could not be made, so nothing is published yet: ${wordsOf(error)}`,
  ),
})
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')

const remediesOf = ({problems}: Answer) => problems.flatMap(({remedy}) => remedy ?? [])

const UNREAD: DatasetProblem = {
  severity: 'ask',
  documentId: null,
  documentType: null,
  message: nlEn(
    'Wat gepubliceerd is kon nu niet worden gelezen, dus is er niets nagekeken',
    'The published content could not be read, so nothing was checked',
  ),
}

/**
 * A stock action that looks first at what it would do to the site: what stops sales or breaks a page is refused with a way
 * out, what is doubtful asks, and the rest goes its way.
 */
export function guarded(
  useStock: DocumentActionComponent,
  {anyway, doing}: {anyway: string; doing: string},
  changeOf: ChangeOf,
): DocumentActionComponent {
  const useGuarded: DocumentActionComponent = (props) => {
    const stock = useStock(props)
    const client = useClient({apiVersion: API_VERSION})
    const [asked, setAsked] = useState<Asked>(null)
    const latest = useRef({props, stock})
    latest.current = {props, stock}
    const reviewed = useRef<string>(undefined)
    if (!stock) return null

    /** Re-checks text typed since the last check, which the Studio itself may refuse. */
    const goOn = () => {
      if (contentOf(changeOf(latest.current.props)) !== reviewed.current) return void look()
      setAsked(null)
      if (!latest.current.stock?.disabled) latest.current.stock?.onHandle?.()
    }

    async function look() {
      const change = changeOf(latest.current.props)
      reviewed.current = contentOf(change)
      if (!change) return goOn()
      setAsked('reading')
      const {id, type} = latest.current.props
      const document = {_id: getPublishedId(id), _type: type}
      const answer = await review(client, change, document).catch(() => ({problems: [UNREAD]}))
      if (answer.problems.length === 0) goOn()
      else setAsked(answer)
    }

    /** Puts right first what can be, and goes on. */
    async function mend(answer: Answer) {
      setAsked('reading')
      try {
        for (const {redirect} of remediesOf(answer))
          await client.createIfNotExists({
            _id: redirectId(redirect.from),
            _type: 'redirect',
            ...redirect,
            permanent: true,
          })
      } catch (error) {
        return setAsked({...answer, failure: notRedirected(error)})
      }
      goOn()
    }

    const back = () => setAsked(null)
    if (!asked || asked === 'reading')
      return {...stock, disabled: stock.disabled || asked === 'reading', onHandle: () => void look()}
    const refused = asked.problems.filter(({severity}) => severity === 'refuse')
    const isRefused = refused.length > 0
    return {
      ...stock,
      onHandle: () => void look(),
      dialog: {
        type: 'dialog',
        header: isRefused
          ? nlEn(`${doing} zou de verkoop stoppen of een pagina breken`, `${doing} would stop sales or break a page`)
          : nlEn(`${doing}: kijk nog één keer`, `${doing}: please check first`),
        width: 'medium',
        onClose: back,
        content: (
          <Stack gap={5} data-testid="review">
            {asked.failure && <Problems problems={[asked.failure]} id={getPublishedId(props.id)} />}
            <Problems problems={isRefused ? refused : asked.problems} id={getPublishedId(props.id)} />
            {!isRefused && asked.impact && <ImpactView impact={asked.impact} type={props.type} />}
          </Stack>
        ),
        footer: (
          <Flex gap={2} justify="flex-end" padding={3}>
            <Button mode="bleed" text={nlEn('Terug', 'Back')} onClick={back} />
            {!isRefused && remediesOf(asked).length > 0 && (
              <Button
                tone="positive"
                text={nlEn('Oude adres doorsturen en verdergaan', 'Redirect the old address and continue')}
                onClick={() => void mend(asked)}
                data-testid="mend"
              />
            )}
            {!isRefused && <Button tone="caution" text={anyway} onClick={goOn} data-testid="go-on" />}
          </Flex>
        ),
      },
    }
  }
  return Object.assign(useGuarded, {action: useStock.action, displayName: `Guarded(${useStock.displayName})`})
}
