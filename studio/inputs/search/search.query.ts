import {defineQuery} from 'groq'

/** Titles for search engines: those of the pages of the table are their own, those of editors' pages are in their group. */
export const searchTitlesQuery = defineQuery(`*[_type in ["page", "contentPage", "article"]]{
  _id, "title": coalesce(seo.title, title)
}`)

export const imageUrlQuery = defineQuery(`*[_type == "sanity.imageAsset" && _id == $id][0].url`)
