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
import type {PageContext} from '../content.ts'
import type {LandingQueryResult} from '../model.ts'
import {Board} from '../ui/primitives.ts'

const Four = styled(Board)`
  svg { margin-bottom: var(--s4); }
  p { font-size: var(--t0); line-height: 1.5; }
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

/** What the service does, one field each. */
export function Features({features}: {features: Feature[]}) {
  return (
    <Four>
      {features.map(({_id, title, text, icon}) => {
        const Icon = ICONS[icon]
        return (
          <li key={_id}>
            <Icon aria-hidden size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        )
      })}
    </Four>
  )
}
