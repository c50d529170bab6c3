import {Button, Flex, Stack} from '@sanity/ui'
import {useRef, useState} from 'react'
import {type DocumentActionComponent, type DocumentActionProps, getPublishedId, useClient} from 'sanity'
import {nlEn} from '../language.ts'
import {API_VERSION} from '../model/apiVersion.ts'
import type {DatasetProblem} from '../model/dataset.ts'
import type {Change} from '../model/datasetChange.ts'
import {ImpactView, Problems} from './Findings.tsx'
import {type Review, review} from './review.ts'

/** What an action does to what is published; null where it touches nothing of it. */
type ChangeOf = (props: DocumentActionProps) => Change | null

export const publishing: ChangeOf = ({id, draft}) => (draft ? {publish: {...draft, _id: getPublishedId(id)}} : null)
export const removing: ChangeOf = ({id, published}) => (published ? {remove: getPublishedId(id)} : null)

type Asked = 'reading' | (Omit<Review, 'impact'> & {impact?: Review['impact']}) | null

type Remedy = NonNullable<DatasetProblem['remedy']>

/** One for each address, whoever makes it; an id has no slashes. */
const redirectId = (from: string) => `redirect${from.replace(/[^A-Za-z0-9]+/g, '-')}`

const UNREAD: DatasetProblem = {
  severity: 'ask',
  documentId: null,
  documentType: null,
  message: nlEn(
    'Wat gepubliceerd is kon nu niet worden gelezen, dus is er niets nagekeken',
    'What is published could not be read just now, so nothing was checked',
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
    // What is typed while the answer is on its way counts too.
    const latest = useRef({props, stock})
    latest.current = {props, stock}
    if (!stock) return null

    const goOn = () => {
      setAsked(null)
      latest.current.stock?.onHandle?.()
    }

    async function look() {
      const change = changeOf(latest.current.props)
      if (!change) return goOn()
      setAsked('reading')
      const {id, type} = latest.current.props
      const document = {_id: getPublishedId(id), _type: type}
      const answer = await review(client, change, document).catch(() => ({problems: [UNREAD]}))
      if (answer.problems.length === 0) goOn()
      else setAsked(answer)
    }

    /** Puts right first what can be, and goes on. */
    async function mend(remedies: readonly Remedy[]) {
      setAsked('reading')
      for (const {redirect} of remedies)
        await client.createIfNotExists({
          _id: redirectId(redirect.from),
          _type: 'redirect',
          ...redirect,
          permanent: true,
        })
      goOn()
    }

    const back = () => setAsked(null)
    if (!asked || asked === 'reading')
      return {...stock, disabled: stock.disabled || asked === 'reading', onHandle: () => void look()}
    const refused = asked.problems.filter(({severity}) => severity === 'refuse')
    const isRefused = refused.length > 0
    const remedies = asked.problems.flatMap(({remedy}) => remedy ?? [])
    return {
      ...stock,
      onHandle: () => void look(),
      dialog: {
        type: 'dialog',
        header: isRefused
          ? nlEn(`${doing} zou de verkoop stoppen of een pagina breken`, `${doing} would stop sales or break a page`)
          : nlEn(`${doing}: kijk nog één keer`, `${doing}: please look once more`),
        width: 'medium',
        onClose: back,
        content: (
          <Stack gap={5} data-testid="review">
            <Problems problems={isRefused ? refused : asked.problems} id={getPublishedId(props.id)} />
            {!isRefused && asked.impact && <ImpactView impact={asked.impact} type={props.type} />}
          </Stack>
        ),
        footer: (
          <Flex gap={2} justify="flex-end" padding={3}>
            <Button mode="bleed" text={nlEn('Terug', 'Back')} onClick={back} />
            {!isRefused && remedies.length > 0 && (
              <Button
                tone="positive"
                text={nlEn('Oude adres doorsturen en verdergaan', 'Redirect the old address and go on')}
                onClick={() => void mend(remedies)}
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
