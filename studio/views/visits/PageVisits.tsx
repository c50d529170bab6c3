import {Box} from '@sanity/ui'
import {sumOf} from '../../../domain/pages/counting.ts'
import {addressesOfOwn, ownPagesOf} from '../../../domain/pages/ownPages.ts'
import {FIXED_PAGES, isOwnType, type PageDocument} from '../../../domain/pages/pages.ts'
import {locationsOf} from '../../locations.ts'
import {usePublished} from '../../published/usePublished.ts'
import {Note, Section} from '../start/StartParts.tsx'
import {DayBars} from './DayBars.tsx'
import {useVisits} from './useVisits.ts'
import {sayPlans, sayViews, VISITS_ASKED, VISITS_AWAY, VISITS_TITLE} from './words.ts'

type Props = {id: string; type: string}

const isPageType = (type: string): type is PageDocument => FIXED_PAGES.some(({document}) => document === type)

/** Below the form of a page that is published: how often it was viewed in all languages, and led to a plan. */
export function PageVisits({id, type}: Props) {
  const {ownPages} = usePublished()
  const own = isOwnType(type) ? ownPagesOf(ownPages).find(({_id}) => _id === id) : undefined
  const pages = own ? addressesOfOwn(own) : isPageType(type) ? locationsOf(type).map(({href}) => href) : []
  return pages.length > 0 ? <Visits pages={pages} /> : null
}

function Visits({pages}: {pages: readonly string[]}) {
  const known = useVisits(pages)
  if (known.kind === 'unset') return null
  const isViewed = known.kind === 'told' && sumOf(known.answer.days.view) > 0
  return (
    <Box marginTop={5}>
      <Section title={VISITS_TITLE}>
        <Note>
          {known.kind === 'told'
            ? [sayViews(known.answer), sayPlans(known.answer)].filter(Boolean).join(' ')
            : known.kind === 'asking'
              ? VISITS_ASKED
              : VISITS_AWAY}
        </Note>
        {isViewed && (
          <DayBars from={known.answer.from} label={sayViews(known.answer)} values={known.answer.days.view} />
        )}
      </Section>
    </Box>
  )
}
