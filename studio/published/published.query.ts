import {defineQuery} from 'groq'

/** All that is published, without the Studio's own: drafts, releases and sets of changes have a dot in their id. */
export const PUBLISHED = '*[_id in path("*") && !(_type match "sanity.*") && !(_type match "system.*")]'

import {OWN_PAGES, PLACEHOLDER_SETTINGS} from '../../domain/content/fragments.ts'

/** Placeholder values, plans and pages. */
export const publishedQuery = defineQuery(`{
  "settings": ${PLACEHOLDER_SETTINGS},
  "prices": *[_type == "price" && defined(plan->key) && defined(validFrom) && defined(exclVat)]{
    plan->{key}, period, exclVat, validFrom
  },
  "plans": *[_type == "plan" && defined(key)] | order(orderRank){_id, key, name, availability},
  "ownPages": ${OWN_PAGES},
  "formPages": *[_type in ["contentPage", "article"]]{_id, "forms": parts[_type == "formPart"].form._ref}
}`)
