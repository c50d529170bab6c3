import {defineQuery} from 'groq'
import {PICTURE} from '../../model.ts'

export const landingQuery = defineQuery(`{
  "page": *[_type == "landingPage" && _id == "landingPage"][0]{
    reviewStrip, benefits, features, pricing, faq, closing,
    hero{..., picture${PICTURE}}, claims{..., picture${PICTURE}}, blog{
      ..., picture${PICTURE},
      "newest": *[_type == "article"] | order(date desc, _createdAt desc)[0]{
        title, intro, date, picture${PICTURE}, "destination": "page:" + _id,
        "all": {"label": *[_type == "blogPage" && _id == "blogPage"][0].allLabel, "destination": "/blog"}
      }
    }
  },
  "features": *[_type == "feature"] | order(orderRank){_id, title, text, icon},
  "plans": *[_type == "plan"] | order(orderRank){
    _id, key, name, availability, badge, tagline, features, buttonLabel, details,
    "prices": *[_type == "price" && plan._ref == ^._id]{plan->{key}, period, exclVat, validFrom}
  },
  "series": *[_type == "visitorSeries"] | order(_id)[0]{points[]{date, visitors, benchmark}},
  "faqs": *[_type == "faq" && page == "landing"] | order(orderRank){_id, question, answer}
}`)
