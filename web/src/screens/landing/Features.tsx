import {
  Binoculars,
  Bot,
  ClipboardCheck,
  Lightbulb,
  type LucideIcon,
  Radar,
  Search,
  TrendingUp,
  WandSparkles,
} from 'lucide-react'
import styled from 'styled-components'
import type {PageContext} from '../../content.ts'
import type {LandingQueryResult} from '../../model.ts'
import {editable} from '../../preview/editable.ts'

const Board = styled.ul`
  display: grid;
  gap: 1px;
  background: var(--line);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  overflow: hidden;
  li {
    background: var(--surface);
    padding: clamp(1.25rem, 0.9rem + 1.2vw, 1.75rem);
    display: flex;
    flex-direction: column;
    gap: var(--s2);
  }
  svg { color: var(--signal-text); margin-bottom: var(--s4); }
  h3 { font-size: var(--t3); }
  p { color: var(--muted); font-size: var(--t0); line-height: 1.5; max-width: 44ch; }
  @media (min-width: 40rem) { grid-template-columns: 1fr 1fr; }
  @media (min-width: 64rem) { grid-template-columns: repeat(4, 1fr); }
`

type Feature = PageContext<LandingQueryResult>['content']['features'][number]

const ICONS: Record<Feature['icon'], LucideIcon> = {
  bot: Bot,
  search: Search,
  lightbulb: Lightbulb,
  radar: Radar,
  'wand-sparkles': WandSparkles,
  binoculars: Binoculars,
  'trending-up': TrendingUp,
  'clipboard-check': ClipboardCheck,
}

export function Features({features}: {features: Feature[]}) {
  return (
    <Board>
      {features.map(({_id, title, text, icon}) => {
        const Icon = ICONS[icon]
        return (
          <li key={_id} {...editable({_id, _type: 'feature'}, 'title')}>
            <Icon aria-hidden size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        )
      })}
    </Board>
  )
}
