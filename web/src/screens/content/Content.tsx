import {graphql, type PageProps} from 'gatsby'
import type {ArticleQueryResult, BlogQueryResult, ContentQueryResult} from '../../../../domain/content/content.types.ts'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import {Page} from '../../layout/Page.tsx'
import {Contents} from '../../layout/TextColumns.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Lede} from '../../ui/primitives.ts'
import {Article} from './Article.tsx'
import {Blog} from './Blog.tsx'
import {Body, Opening} from './content.styles.ts'
import {HeroPart} from './parts/HeroPart.tsx'
import {PartViews} from './parts/PartViews.tsx'
import type {Part} from './parts/part.ts'
import {contentsOf} from './parts/runs.ts'

type Props = PageProps<unknown, PageContext<ContentQueryResult | ArticleQueryResult | BlogQueryResult>>

/**
 * Level of the sock where a page asks visitors to write: that of the last day of the demo, between its least and most visitors,
 * as on the landing page.
 */
function liftOf(parts: readonly Part[]): number | undefined {
  const visitors = parts.flatMap((part) => (part._type === 'formPart' ? (part.visitors ?? []) : []))
  const [least, most, last] = [Math.min(...visitors), Math.max(...visitors), visitors.at(-1)]
  return last === undefined || most === least ? undefined : (last - least) / (most - least)
}

/** Screen of everything editors add: a page, an article of the blog, or the list of articles. */
export default function Content({pageContext}: Props) {
  const {page} = pageContext.content
  const contents = page._type === 'contentPage' ? contentsOf(page.parts) : []
  const hero = page._type === 'contentPage' && page.parts.find((part) => part._type === 'heroPart')
  return (
    <Page wind={page._type === 'contentPage' ? liftOf(page.parts) : undefined}>
      {page._type === 'contentPage' && (
        <article>
          {hero ? (
            <HeroPart part={hero} />
          ) : (
            <Opening>
              <h1>
                <Hyphenated>{page.title}</Hyphenated>
              </h1>
              {page.intro && <Lede>{page.intro}</Lede>}
            </Opening>
          )}
          <Body>
            <PartViews parts={page.parts} beside={contents.length > 0 && <Contents entries={contents} />} />
          </Body>
        </article>
      )}
      {page._type === 'article' && <Article article={page} />}
      {page._type === 'blogPage' && <Blog blog={page} />}
    </Page>
  )
}

export const query = graphql`
  query ContentPage($language: String!) {
    ...InterfaceStrings
  }
`
