import styled from 'styled-components'
import type {LandingQueryResult} from '../../../../domain/content/content.types.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {Section, Small, Wrap} from '../../ui/primitives.ts'

const Band = styled(Section)`
  h2 { font: 600 var(--t2) / 1.3 var(--text); }
  dl { display: flex; flex-wrap: wrap; gap: var(--s5) var(--s8); margin-block: var(--s5) var(--s4); }
  dl div { flex: 1 1 14rem; }
  dt { font: 700 3.5rem / 1 var(--display); font-variant-numeric: tabular-nums; margin-bottom: var(--s2); }
  dd { margin: 0; color: var(--muted); }
`

/** Figures of this very page. The renderer empties those that are old, and then there is no band. */
export function OwnFigures({texts}: {texts: PageContext<LandingQueryResult>['content']['page']['measured']}) {
  const figures = texts.items.filter(({title}) => title)
  if (figures.length === 0) return null
  return (
    <Band aria-labelledby="measured-heading">
      <Wrap>
        <h2 id="measured-heading">{texts.heading}</h2>
        <dl>
          {figures.map(({_key, title, text}) => (
            <div key={_key}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Small>{texts.note}</Small>
      </Wrap>
    </Band>
  )
}
