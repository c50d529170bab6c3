import {card} from '../../ui/card.ts'

/** A card of a part of the page, whose heading stands below the name of its part. */
export const partCard = (about: Parameters<typeof card>[0]) => card({...about, level: 3})
