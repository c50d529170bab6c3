import styled from 'styled-components'
import {usePage} from '../layout/PageContext.ts'
import {Dialog} from './Dialog.tsx'
import {TextWithMail} from './TextWithMail.tsx'

const Items = styled.dl`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
  dt { font-weight: 600; }
  dd { color: var(--muted); font-size: var(--t0); line-height: 1.5; }
`

type Props = {
  plan: {name: string; details: {title: string; intro: string; items: {_key: string; title: string; text: string}[]}}
  trigger: string
}

/** "What exactly is in it?": the details of one plan. */
export function PlanDialog({plan: {name, details}, trigger}: Props) {
  const addresses = Object.values(usePage().site.settings.emails)
  return (
    <Dialog trigger={trigger} subject={name} title={details.title}>
      <p>{details.intro}</p>
      <Items>
        {details.items.map(({_key, title, text}) => (
          <div key={_key}>
            <dt>{title}</dt>
            <dd>
              <TextWithMail text={text} addresses={addresses} />
            </dd>
          </div>
        ))}
      </Items>
    </Dialog>
  )
}
