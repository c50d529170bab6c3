import type {ReactNode} from 'react'
import styled from 'styled-components'
import type {PlanKey} from '../../../../domain/catalogue/plans.ts'
import type {ButtonVariant} from '../Button.ts'
import {TextWithMail} from '../TextWithMail.tsx'
import {Dialog} from './Dialog.tsx'

const Items = styled.dl`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
  dt { font-weight: 600; }
  dd { color: var(--muted); font-size: var(--t0); line-height: 1.5; }
`

const Plans = styled.div`
  display: grid;
  gap: var(--s6);
  h3 { font-size: var(--t3); margin-bottom: var(--s3); }
`

type PlanDetails = {
  _id: string
  key: string
  name: string
  details: {title: string; intro: string; items: {_key: string; title: string; text: string}[]}
}

type Props = {
  plans: readonly PlanDetails[]
  /** Key of the plan to show; all plans without it. */
  plan?: PlanKey
  trigger: string
  /** The heading when all plans are shown. */
  title?: string
  variant?: ButtonVariant
  /** Shown below a plan, such as its price and a button. */
  foot?: (plan: string) => ReactNode
}

/** "What exactly is in it?": the details of one plan, or of all. */
export function PlanDialog({plans, plan, trigger, title = trigger, variant, foot}: Props) {
  const shown = plan ? plans.filter(({key}) => key === plan) : plans
  const [only] = shown
  if (!only) return null
  if (shown.length === 1)
    return (
      <Dialog trigger={trigger} subject={only.name} title={only.details.title} variant={variant}>
        <Details details={only.details} />
      </Dialog>
    )
  return (
    <Dialog trigger={trigger} title={title} variant={variant}>
      <Plans>
        {shown.map(({_id, key, details}) => (
          <section key={_id}>
            <h3>{details.title}</h3>
            <Details details={details} />
            {foot?.(key)}
          </section>
        ))}
      </Plans>
    </Dialog>
  )
}

const Details = ({details: {intro, items}}: Pick<PlanDetails, 'details'>) => (
  <>
    <p>{intro}</p>
    <PlanItems items={items} />
  </>
)

/** The items of a plan. */
const PlanItems = ({items}: Pick<PlanDetails['details'], 'items'>) => (
  <Items>
    {items.map(({_key, title, text}) => (
      <div key={_key}>
        <dt>{title}</dt>
        <dd>
          <TextWithMail text={text} />
        </dd>
      </div>
    ))}
  </Items>
)
