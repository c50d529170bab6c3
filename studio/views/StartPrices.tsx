import {Badge} from '@sanity/ui'
import {amsterdamDay, daysUntil} from '../model/dates.ts'
import {DEFAULT_LANGUAGE} from '../model/languages.ts'
import {centsFromEuros, formatEuros} from '../model/money.ts'
import {comingPrices} from '../model/priceList.ts'
import {count} from '../status/words.ts'
import {DocumentLink, Note, Problem, Row, Section, useNow} from './StartParts.tsx'
import {usePublishedPrices} from './usePublishedPrices.ts'

const DAY = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium', timeZone: 'UTC'})

/** Prices that are published and have not started. */
export function StartPrices() {
  const {value: content, problem} = usePublishedPrices()
  const today = amsterdamDay(new Date(useNow()))
  const coming = content ? comingPrices(content.prices, today) : []
  return (
    <Section title="Announced">
      {problem && <Problem>The prices could not be read: {problem}</Problem>}
      {!content && !problem && <Note>Reading the prices …</Note>}
      {content && coming.length === 0 && <Note>No price is announced.</Note>}
      {coming.map((price) => (
        <Row
          key={price._id}
          title={<DocumentLink document={price} id={price._id} type="price" />}
          detail={`${formatEuros(centsFromEuros(price.exclVat), DEFAULT_LANGUAGE)} excl. VAT from ${DAY.format(Date.parse(price.validFrom))}`}
          aside={<Badge tone="primary">{count(daysUntil(price.validFrom, today), 'day')} to go</Badge>}
        />
      ))}
    </Section>
  )
}
