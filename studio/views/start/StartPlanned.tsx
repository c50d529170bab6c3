import {Badge} from '@sanity/ui'
import {StateLink} from 'sanity/router'
import {comingPrices} from '../../../domain/catalogue/priceList.ts'
import {amsterdamDay, daysUntil} from '../../../domain/format/dates.ts'
import {centsFromEuros, formatEuros} from '../../../domain/money/money.ts'
import type {ChangeSet} from '../../../domain/sets/changeSet.ts'
import {dayName, nlEn, STUDIO_LANGUAGE} from '../../language.ts'
import {countDays} from '../../status/words.ts'
import {PromotionRow} from '../prices/Promotions.tsx'
import {usePublishedPrices} from '../prices/usePublishedPrices.ts'
import {useSets} from '../together/sets/changeSets.ts'
import {stateOf} from '../together/sets/words.ts'
import {DocumentLink, Note, Problem, Row, Section, useNow} from './StartParts.tsx'

/** A set that changes the site by itself: planned, or live until a moment. */
const isOnTheWay = ({state, endAt}: ChangeSet) => state === 'planned' || (state === 'live' && endAt !== undefined)

/** Lists changes that run for some time or are to come: sets of changes, promotional prices, and prices that have not started. */
export function StartPlanned() {
  const {value: content, problem} = usePublishedPrices()
  const {value: allSets, problem: noSets} = useSets()
  const today = amsterdamDay(new Date(useNow()))
  const sets = allSets?.filter(isOnTheWay) ?? []
  const offers = content?.offers.filter(({lastDay}) => !lastDay || lastDay >= today) ?? []
  const coming = content ? comingPrices(content.prices, today) : []
  const isNone = content && allSets && sets.length + offers.length + coming.length === 0
  return (
    <Section title={nlEn('Nu en binnenkort', 'Now and soon')}>
      {(problem ?? noSets) && (
        <Problem>
          {nlEn('De prijzen en sets konden niet worden gelezen', 'The prices and sets could not be read')}:{' '}
          {problem ?? noSets}
        </Problem>
      )}
      {!content && !problem && <Note>{nlEn('De prijzen worden gelezen …', 'Reading the prices …')}</Note>}
      {isNone && (
        <Note>
          {nlEn('Niets: geen set, actieprijs of nieuwe prijs.', 'Nothing: no set, promotional price or new price.')}
        </Note>
      )}
      {sets.map((set) => (
        <Row
          aside={set.stopped && <Badge tone="critical">{nlEn('tegengehouden', 'stopped')}</Badge>}
          detail={stateOf(set)}
          key={set._id}
          title={<StateLink state={{panes: [[{id: 'together'}]]}}>{set.title}</StateLink>}
        />
      ))}
      {offers.map((offer) => (
        <PromotionRow key={offer._id} offer={offer} />
      ))}
      {coming.map((price) => (
        <Row
          key={price._id}
          title={<DocumentLink document={price} id={price._id} type="price" />}
          detail={`${formatEuros(centsFromEuros(price.exclVat), STUDIO_LANGUAGE)} ${nlEn('excl. btw vanaf', 'excl. VAT from')} ${dayName(price.validFrom)}`}
          aside={
            <Badge tone="primary">
              {nlEn(
                `over ${countDays(daysUntil(price.validFrom, today))}`,
                `${countDays(daysUntil(price.validFrom, today))} to go`,
              )}
            </Badge>
          }
        />
      ))}
    </Section>
  )
}
