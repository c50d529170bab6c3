import {daysLater} from '../../format/dates.ts'
import {announcedRate} from '../../money/vat.ts'
import type {Dataset} from './dataset.ts'

/** Days to come on which a price, a rate of VAT or an offer of everybody starts, or such an offer is over, before or after a change. */
export function laterDays(before: Dataset, after: Dataset): string[] {
  const days = [before, after].flatMap(({prices, settings, offers}) => [
    ...prices.map(({validFrom}) => validFrom),
    ...(settings ? [announcedRate(settings)] : []).flatMap((rate) => rate?.validFrom ?? []),
    ...offers
      .filter(({code}) => !code)
      .flatMap(({firstDay, lastDay}) => [firstDay, ...(lastDay ? [daysLater(lastDay, 1)] : [])]),
  ])
  return [...new Set(days.filter((day) => day > after.today).sort())]
}
