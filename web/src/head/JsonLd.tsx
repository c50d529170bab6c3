import {Helmet} from 'react-helmet'
import type {Graph} from 'schema-dts'
import {joined} from '../../../domain/texts/unbroken.ts'

/** Structured data in the head. `<` is escaped, since an editor's text may hold `</script>`. */
export function JsonLd({graph}: {graph: Graph['@graph']}) {
  const data: Graph = {'@context': 'https://schema.org', '@graph': graph}
  return (
    <Helmet>
      <script type="application/ld+json">{joined(JSON.stringify(data)).replaceAll('<', '\\u003c')}</script>
    </Helmet>
  )
}
