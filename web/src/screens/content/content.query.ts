import {defineQuery} from 'groq'
import {PARTS, PICTURE} from '../../../../domain/content/fragments.ts'

const LISTED = `{
  _id, title, intro, date, author, picture${PICTURE}, "destination": "page:" + _id,
  "minutes": parts[hidden != true]{title, heading, intro, text, body, rows}
}`

export const contentQuery = defineQuery(`{
  "page": *[_type == "contentPage" && _id == $id][0]{
    _id, _type, title, intro, ${PARTS}
  }
}`)

export const articleQuery = defineQuery(`{
  "page": *[_type == "article" && _id == $id][0]{
    _id, _type, title, intro, date, author, picture${PICTURE}, ${PARTS},
    "minutes": parts[hidden != true]{title, heading, intro, text, body, rows},
    "next": coalesce(
      *[_type == "article" && _id != ^._id && date <= ^.date] | order(date desc, _createdAt desc)[0]${LISTED},
      *[_type == "article" && _id != ^._id] | order(date desc, _createdAt desc)[0]${LISTED}
    ),
    "blog": *[_type == "blogPage" && _id == "blogPage"][0]{heading, allLabel}
  }
}`)

export const blogQuery = defineQuery(`{
  "page": *[_type == "blogPage" && _id == "blogPage"][0]{
    _type, heading, intro,
    "articles": *[_type == "article"] | order(date desc, _createdAt desc)${LISTED}
  }
}`)
