import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import type {SourceNodesArgs} from 'gatsby'
import {LANGUAGES} from '../../../../domain/texts/languages.ts'

/** Creates the `Locale` nodes with interface strings that gatsby-plugin-react-i18next reads. */
export async function createLocaleNodes({actions, createNodeId, createContentDigest}: SourceNodesArgs) {
  for (const language of LANGUAGES) {
    const folder = path.resolve('locales', language)
    for (const file of readdirSync(folder)) {
      const ns = path.basename(file, '.json')
      const data = readFileSync(path.join(folder, file), 'utf8')
      await actions.createNode({
        id: createNodeId(`locale-${language}-${ns}`),
        language,
        ns,
        data,
        internal: {type: 'Locale', contentDigest: createContentDigest(data)},
      })
    }
  }
}
