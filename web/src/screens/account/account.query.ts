import {defineQuery} from 'groq'

export const accountQuery = defineQuery(`{
  "page": *[_type == "accountPage" && _id == "accountPage"][0]{
    heading, intro, profile, notifications, security,
    subscription{..., plan->{_id, key, name, details}}
  }
}`)
