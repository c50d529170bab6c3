import {defineQuery} from 'groq'
import {FEATURES, PICTURE, PLANS, PRICING, PROOFS} from '../../../../domain/content/fragments.ts'

export const landingQuery = defineQuery(`{
  "page": *[_type == "landingPage" && _id == "landingPage"][0]{
    "sections": sections[hidden != true].section, reviewStrip, benefits, measured, features, proof, pricing${PRICING}, faq, closing,
    hero{..., picture${PICTURE}}, claims{..., picture${PICTURE}}, blog{
      ..., picture${PICTURE},
      "newest": *[_type == "article"] | order(date desc, _createdAt desc)[0]{
        title, intro, date, picture${PICTURE}, "destination": "page:" + _id,
        "all": {"label": *[_type == "blogPage" && _id == "blogPage"][0].allLabel, "destination": "/blog"}
      }
    }
  },
  "features": ${FEATURES},
  "proofs": ${PROOFS},
  "plans": ${PLANS},
  "series": *[_type == "visitorSeries"] | order(_id)[0]{points[]{date, visitors, benchmark}},
  "score": *[_type == "dashboardPage" && _id == "dashboardPage"][0].windScale{scoreLabel, score, change, steps},
  "wind": *[_type == "windPage" && _id == "windPage"][0].form{heading, label, button, hint},
  "faqs": *[_type == "faq" && page == "landing"] | order(orderRank){_id, question, answer}
}`)
