import styled, {createGlobalStyle} from 'styled-components'
import {useMenu, usePage} from '../page/usePage.ts'
import {onSea} from '../ui/primitives.ts'
import {ActionLink} from './ActionLink.tsx'

/** On a low screen (magnified, or with a keyboard on it) it lies below the page instead. */
const FIXED = '@media screen and (min-height: 30rem)'

const Bar = styled.aside`
  ${onSea}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  min-height: 3.5rem;
  padding-inline: var(--gutter);
  border-top: 1px solid var(--sea-line);
  outline: 1px solid transparent;
  font-size: var(--t0);
  > div { display: flex; gap: var(--s2); margin-left: auto; }
  a { white-space: nowrap; }
  ${FIXED} { position: fixed; z-index: 9; inset: auto 0 0; height: 3.5rem; }
  @media (min-width: 64rem) { left: 15.5rem; grid-column: 2; }
  @media (max-width: 47.99rem) {
    > div { margin-inline: auto; }
    p { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
  @media print { display: none; }
`

/** Nothing that gets the focus, no end of a page and no toast lies under the bar. */
const Room = createGlobalStyle`
${FIXED} { :root { --foot: 3.5rem; scroll-padding-bottom: 5rem; } #content { margin-bottom: 3.5rem; } }
`

/** The way out of the demo: the plans with their prices, at the foot of each of its screens. */
export function DemoBar() {
  const {offer} = useMenu('sample')
  const {demoPlans = []} = usePage().site
  return (
    <Bar aria-label={offer}>
      <Room />
      <p>{offer}</p>
      <div>
        {demoPlans.map((plan, index) => (
          <ActionLink key={plan.key} action={plan} variant={index === 0 ? 'outline' : 'default'} size="sm" />
        ))}
      </div>
    </Bar>
  )
}
