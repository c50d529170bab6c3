import {BRAND_STYLE} from './brand.ts'
import {CARD_STYLE} from './card.ts'
import {DESCRIPTION_LIST_STYLE} from './descriptionList.ts'
import {DETAILS_STYLE} from './details.ts'
import {FIELD_STYLE} from './field.ts'
import {NOTICE_STYLE} from './notice.ts'
import {TABLE_STYLE} from './table.ts'

/** The styles of all parts that the admin and the portal are made of. */
export const PART_STYLES = [
  BRAND_STYLE,
  CARD_STYLE,
  DETAILS_STYLE,
  DESCRIPTION_LIST_STYLE,
  FIELD_STYLE,
  NOTICE_STYLE,
  TABLE_STYLE,
]
