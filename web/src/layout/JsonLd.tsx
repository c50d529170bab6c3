import {Helmet} from 'react-helmet'

/** Structured data in the head. `<` is escaped, since a text of an editor's may hold `</script>`. */
export function JsonLd({data}: {data: object}) {
  return (
    <Helmet>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Helmet>
  )
}
