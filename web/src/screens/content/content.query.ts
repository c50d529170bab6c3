import {defineQuery} from 'groq'
import {PARTS, PICTURE} from '../../../../domain/content/fragments.ts'

export const contentQuery = defineQuery(`{
  "page": *[_type == "contentPage" && _id == $id][0]{_id, _type, title, intro, ${PARTS}}
}`)

export const articleQuery = defineQuery(`{
  "page": *[_type == "article" && _id == $id][0]{
    _id, _type, title, intro, date, author, picture${PICTURE}, ${PARTS},
    "blog": *[_type == "blogPage" && _id == "blogPage"][0]{heading, allLabel}
  }
}`)

export const blogQuery = defineQuery(`{
  "page": *[_type == "blogPage" && _id == "blogPage"][0]{
    _type, heading, intro,
    "articles": *[_type == "article"] | order(date desc, _createdAt desc){
      _id, title, intro, date, picture${PICTURE}, "destination": "page:" + _id
    }
  }
}`)
