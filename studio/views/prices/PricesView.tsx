import {Box, Card, Heading, Stack, Text} from '@sanity/ui'
import {IntentLink} from 'sanity/router'
import {styled} from 'styled-components'
import {comingPrices, monthlyOf, pricesInForce} from '../../../domain/catalogue/priceList.ts'
import type {PriceListQueryResult} from '../../../domain/content/content.types.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {inSentence} from '../../../domain/format/format.ts'
import {centsFromEuros, formatEuros} from '../../../domain/money/money.ts'
import {PERIODS} from '../../../domain/money/periods.ts'
import {vatRateOn} from '../../../domain/money/vat.ts'
import {isNoteTrue} from '../../../domain/offers/introductory.ts'
import {amountsBy, discounted, introductoryFor} from '../../../domain/offers/offers.ts'
import {fillText} from '../../../domain/texts/phrases.ts'
import {placeholderValuesFrom} from '../../../domain/texts/placeholderValues.ts'
import {dayName, nlEn, STUDIO_LANGUAGE} from '../../language.ts'
import {readText} from '../../published/readText.ts'
import {PERIOD_TITLES} from '../../schema/periods.ts'
import {ComingOffers, PromotionLine} from './Promotions.tsx'
import {usePublishedPrices} from './usePublishedPrices.ts'

type Price = PriceListQueryResult['prices'][number]
type Promotion = PriceListQueryResult['offers'][number]

/** Price list as the checkout shows it, and coming prices. */
export function PricesView() {
  const {value: content} = usePublishedPrices()
  if (!content)
    return (
      <Box padding={4}>
        <Text muted>{nlEn('De prijzen worden gelezen …', 'Reading the prices …')}</Text>
      </Box>
    )
  const today = amsterdamDay(new Date())
  const order = ({plan, period}: Price) => `${plan.orderRank} ${PERIODS.indexOf(period)}`
  const current = pricesInForce(content.prices, today).sort((a, b) => (order(a) < order(b) ? -1 : 1))
  const {settings} = content
  const offerOf = ({plan, period, exclVat, validFrom}: Price) =>
    validFrom <= today
      ? introductoryFor(content.offers, {plan: plan.key, period, exclVat: centsFromEuros(exclVat), today})
      : undefined
  const paidFirst = (price: Price) => ({
    ...price,
    first: discounted(offerOf(price) ?? {}, centsFromEuros(price.exclVat)),
  })
  const isTrueBesideOffers = (price: Price) => {
    const monthly = monthlyOf(current, price.plan.key)
    return isNoteTrue(paidFirst(price), monthly && paidFirst(monthly))
  }
  /** A note is read from the day on which its price starts, and says what is true then. */
  const ownNoteOf = ({discountNote, validFrom}: Price) => {
    const note = discountNote?.[STUDIO_LANGUAGE]
    if (!note || !settings) return note
    const prices = pricesInForce(content.prices, validFrom > today ? validFrom : today)
    return (
      fillText(note, placeholderValuesFrom({settings, prices}, STUDIO_LANGUAGE)) ||
      nlEn('Kortingsregel verborgen: er is geen korting', 'Discount note hidden: there is no discount')
    )
  }
  const noteOf = (price: Price) =>
    price.discountNote && price.validFrom <= today && !isTrueBesideOffers(price)
      ? nlEn(
          'Kortingsregel verborgen: met de actie klopt hij niet',
          'Discount note hidden: the promotion makes it untrue',
        )
      : ownNoteOf(price)
  const shared = {settings, noteOf, offerOf, day: today}
  return (
    <Stack gap={5} padding={4}>
      <PriceTable title={nlEn('Wat klanten nu betalen', 'Current prices')} prices={current} {...shared} />
      <ComingOffers offers={content.offers.filter(({firstDay}) => firstDay > today)} />
      <PriceTable title={nlEn('Op komst', 'Upcoming')} prices={comingPrices(content.prices, today)} {...shared} />
    </Stack>
  )
}

/** On a phone the total and the day are what there is room for. */
const Table = styled.table`
  border-collapse: collapse;
  width: 100%;
  font-size: 0.875rem;
  td:not(:first-child) {
    white-space: nowrap;
  }
  @container (max-width: 36rem) {
    .detail {
      display: none;
    }
    .former {
      display: block;
    }
  }
`

type TableProps = {
  title: string
  prices: Price[]
  settings: PriceListQueryResult['settings']
  noteOf: (price: Price) => string | undefined
  /** The promotion that counts for a price today. */
  offerOf: (price: Price) => Promotion | undefined
  /** Today. */
  day: string
}

const cell = {padding: '0.6rem 0.75rem', textAlign: 'left'} as const
const amount = {...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums'} as const

type RowProps = {
  price: Price
  vatRate: number
  showsRate: boolean
  note: string | undefined
  offer: Promotion | undefined
}

function PriceRow({price, vatRate, showsRate, note, offer}: RowProps) {
  const {_id, plan, period, exclVat, validFrom} = price
  const {now, later} = amountsBy(offer ?? {}, centsFromEuros(exclVat), vatRate)
  const {exclVat: excl, vat, total} = now
  return (
    <tr style={{borderTop: '1px solid var(--card-border-color)'}}>
      <td style={cell}>
        <IntentLink intent="edit" params={{id: _id, type: 'price', path: 'exclVat'}} style={{color: 'inherit'}}>
          {readText(plan.name)}, {inSentence(PERIOD_TITLES[period])}
        </IntentLink>
        {note && <div style={{color: 'var(--card-muted-fg-color)'}}>{note}</div>}
        {offer && <PromotionLine offer={offer} />}
      </td>
      <td className="detail" style={amount}>
        {formatEuros(excl, STUDIO_LANGUAGE)}
      </td>
      <td className="detail" style={amount}>
        {formatEuros(vat, STUDIO_LANGUAGE)}
        {showsRate && ` (${vatRate}%)`}
      </td>
      <td style={amount}>
        {offer && (
          <>
            <del className="former">{formatEuros(later.total, STUDIO_LANGUAGE)}</del>{' '}
          </>
        )}
        <strong>{formatEuros(total, STUDIO_LANGUAGE)}</strong>
      </td>
      <td style={cell}>{dayName(validFrom)}</td>
    </tr>
  )
}

function PriceTable({title, prices, settings, noteOf, offerOf, day}: TableProps) {
  const rateOf = ({validFrom}: Price) => (settings ? vatRateOn(settings, validFrom > day ? validFrom : day) : 0)
  const [rate, ...others] = new Set(prices.map(rateOf))
  return (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {prices.length === 0 ? (
        <Text muted size={1}>
          {nlEn(
            `Niets aangekondigd. Dupliceer een prijs en laat de kopie later ingaan; de voorwaarden beloven ${settings?.noticeDays} dagen van tevoren een aankondiging.`,
            `Nothing announced. Duplicate a price and give the copy a later start date; the terms promise ${settings?.noticeDays} days’ notice.`,
          )}
        </Text>
      ) : (
        <Card border radius={2} overflow="auto" style={{containerType: 'inline-size'}}>
          <Table>
            <thead>
              <tr>
                <th style={cell}>{nlEn('Pakket en periode', 'Plan and period')}</th>
                <th className="detail" style={amount}>
                  {nlEn('Excl. btw', 'Excl. VAT')}
                </th>
                <th className="detail" style={amount}>
                  {nlEn('Btw', 'VAT')}
                  {others.length === 0 && ` (${rate}%)`}
                </th>
                <th style={amount}>{nlEn('Totaal incl.', 'Total incl.')}</th>
                <th style={cell}>{nlEn('Sinds / vanaf', 'Since / from')}</th>
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <PriceRow
                  key={price._id}
                  price={price}
                  vatRate={rateOf(price)}
                  showsRate={others.length > 0}
                  note={noteOf(price)}
                  offer={offerOf(price)}
                />
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </Stack>
  )
}
