import styled from 'styled-components'
import {comparisonOf} from '../../../domain/catalogue/comparison.ts'
import type {LandingQueryResult} from '../../../domain/content/content.types.ts'
import {useTranslation} from '../i18n/index.ts'
import type {PageContext} from '../page/pageContext.ts'
import {disclosure, VisuallyHidden} from '../ui/primitives.ts'
import {Table} from '../ui/Table.tsx'

type Content = PageContext<LandingQueryResult>['content']

const Folded = styled.details`
  margin-top: var(--s6);
  border-block: 1px solid var(--line);
  summary {
    ${disclosure}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    min-height: 3.5rem;
    font: 600 var(--t2) / 1.3 var(--text);
  }
  > div { margin-block: var(--s3) var(--s5); }
  thead th:not(:first-child), td { text-align: center; width: 22%; }
  td { vertical-align: middle; }
  tbody th { font-weight: 400; }
`

/** A stripe off the sock. */
const Has = styled.i`
  display: inline-block;
  width: 0.9em;
  height: 1.1em;
  vertical-align: -0.15em;
  background: var(--signal);
  clip-path: var(--stripe);
  @media (forced-colors: active) { background: CanvasText; }
`

/** The plans on sale beside each other, folded below their cards; nothing with fewer than two. */
export function Comparison({plans, texts}: {plans: Content['plans']; texts: Content['page']['pricing']['compare']}) {
  const {t} = useTranslation()
  if (plans.length < 2) return null
  return (
    <Folded>
      <summary>{texts.open}</summary>
      <Table label={texts.open}>
        <thead>
          <tr>
            <th scope="col">{texts.feature}</th>
            {plans.map(({_id, name}) => (
              <th key={_id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonOf(plans).map(({feature, plans: having}) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {plans.map(({_id, key}) => (
                <td key={_id}>
                  {having.includes(key) ? <Has aria-hidden /> : <span aria-hidden>–</span>}
                  <VisuallyHidden>{t(having.includes(key) ? 'plans.has' : 'plans.hasNot')}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Folded>
  )
}
