import {graphql, type PageProps} from 'gatsby'
import type {ArticleQueryResult, BlogQueryResult, ContentQueryResult} from '../../../../domain/content/content.types.ts'
import {Page} from '../../layout/Page.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Lede} from '../../ui/primitives.ts'
import {Article} from './Article.tsx'
import {Blog} from './Blog.tsx'
import {Body, Opening} from './content.styles.ts'
import {HeroPart} from './parts/HeroPart.tsx'
import {PartViews} from './parts/PartViews.tsx'

type Props = PageProps<unknown, PageContext<ContentQueryResult | ArticleQueryResult | BlogQueryResult>>

/** Screen of everything editors add: a page, an article of the blog, or the list of articles. */
export default function Content({pageContext}: Props) {
  const {page} = pageContext.content
  const hero = page._type === 'contentPage' && page.parts.find((part) => part._type === 'heroPart')
  return (
    <Page>
      {page._type === 'contentPage' && (
        <article>
          {hero ? (
            <HeroPart part={hero} />
          ) : (
            <Opening>
              <h1>{page.title}</h1>
              {page.intro && <Lede>{page.intro}</Lede>}
            </Opening>
          )}
          <Body>
            <PartViews parts={page.parts} />
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
