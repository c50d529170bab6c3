import {Badge} from '@sanity/ui'
import {comingPrices} from '../../../domain/catalogue/priceList.ts'
import {amsterdamDay, daysUntil} from '../../../domain/format/dates.ts'
import {centsFromEuros, formatEuros} from '../../../domain/money/money.ts'
import {DEFAULT_LANGUAGE} from '../../../domain/texts/languages.ts'
import {dayName, nlEn} from '../../language.ts'
import {countDays} from '../../status/words.ts'
import {usePublishedPrices} from '../prices/usePublishedPrices.ts'
import {DocumentLink, Note, Problem, Row, Section, useNow} from './StartParts.tsx'

/** Prices that are published and have not started. */
export function StartPrices() {
  const {value: content, problem} = usePublishedPrices()
  const today = amsterdamDay(new Date(useNow()))
  const coming = content ? comingPrices(content.prices, today) : []
  return (
    <Section title={nlEn('Aangekondigd', 'Announced')}>
      {problem && (
        <Problem>
          {nlEn('De prijzen konden niet worden gelezen', 'The prices could not be read')}: {problem}
        </Problem>
      )}
      {!content && !problem && <Note>{nlEn('De prijzen worden gelezen …', 'Reading the prices …')}</Note>}
      {content && coming.length === 0 && (
        <Note>{nlEn('Er is geen prijs aangekondigd.', 'No prices are announced.')}</Note>
      )}
      {coming.map((price) => (
        <Row
          key={price._id}
          title={<DocumentLink document={price} id={price._id} type="price" />}
          detail={`${formatEuros(centsFromEuros(price.exclVat), DEFAULT_LANGUAGE)} ${nlEn('excl. btw vanaf', 'excl. VAT from')} ${dayName(price.validFrom)}`}
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
