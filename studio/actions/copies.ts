import type {MapDocument} from 'sanity'
import {amsterdamDay, daysLater} from '../../domain/format/dates.ts'
import {currentlyPublished} from '../published/published.ts'

/** Fields that a copy must not share with its original: two with the same key or start would clash. */
const OWN: Readonly<Record<string, MapDocument>> = {
  plan: ({key: _, ...copy}) => ({...copy, availability: 'comingSoon'}),
  price: (copy) => ({
    ...copy,
    validFrom: daysLater(amsterdamDay(new Date()), currentlyPublished().noticeDays),
    // It writes to customers: whoever means that says so for each price.
    holdsForRunning: false,
  }),
  article: ({address: _, ...copy}) => copy,
  contentPage: ({address: _, ...copy}) => copy,
  termsSection: ({anchor: _, ...copy}) => copy,
}

export const ownCopy: MapDocument = (copy) => OWN[copy._type]?.(copy) ?? copy
