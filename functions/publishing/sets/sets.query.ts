import {defineQuery} from 'groq'

/** Sets that the site is to publish or return at a moment, and sets that were stopped without a mail yet. */
export const dueSetsQuery = defineQuery(`{
  "due": *[_type == "studio.changeSet" && !defined(stopped) && (
    (state == "planned" && goLiveAt <= $now) || (state == "live" && endAt <= $now)
  )] | order(coalesce(endAt, goLiveAt))._id,
  "stopped": *[_type == "studio.changeSet" && defined(stopped) && !defined(stopped.mailedAt)]._id
}`)

export const setQuery = defineQuery('*[_type == "studio.changeSet" && _id == $id][0]')
