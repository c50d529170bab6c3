import {Heading, Stack} from '@sanity/ui'
import {IntentLink} from 'sanity/router'
import type {PriceListQueryResult} from '../../../domain/content/content.types.ts'
import {centsFromEuros, formatEuros} from '../../../domain/money/money.ts'
import {dayName, nlEn, numberName, STUDIO_LANGUAGE} from '../../language.ts'
import {readText} from '../../published/readText.ts'
import {Row} from '../start/StartParts.tsx'

type Promotion = PriceListQueryResult['offers'][number]

const daysOf = ({firstDay, lastDay}: Promotion) =>
  lastDay
    ? nlEn(`${dayName(firstDay)} t/m ${dayName(lastDay)}`, `${dayName(firstDay)} to ${dayName(lastDay)}`)
    : nlEn(`vanaf ${dayName(firstDay)}`, `from ${dayName(firstDay)}`)

const discountOf = ({percent, amount}: Promotion) =>
  percent ? numberName(percent, 'percent') : formatEuros(centsFromEuros(amount ?? 0), STUDIO_LANGUAGE)

const Link = ({offer}: {offer: Promotion}) => (
  <IntentLink intent="edit" params={{id: offer._id, type: 'offer'}} style={{color: 'inherit'}}>
    {readText(offer.label)}
  </IntentLink>
)

/** Below a price: the promotion that everybody gets today, and its days. */
export const PromotionLine = ({offer}: {offer: Promotion}) => (
  <div style={{color: 'var(--card-muted-fg-color)', whiteSpace: 'normal'}}>
    <Link offer={offer} />, {daysOf(offer)}
  </div>
)

/** A promotion with its discount and days. */
export const PromotionRow = ({offer}: {offer: Promotion}) => (
  <Row title={<Link offer={offer} />} detail={`${discountOf(offer)} · ${daysOf(offer)}`} />
)

/** Promotions that have not started; nothing without one. */
export const ComingOffers = ({offers}: {offers: readonly Promotion[]}) =>
  offers.length > 0 && (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        {nlEn('Actieprijzen op komst', 'Upcoming promotional prices')}
      </Heading>
      {offers.map((offer) => (
        <PromotionRow key={offer._id} offer={offer} />
      ))}
    </Stack>
  )
