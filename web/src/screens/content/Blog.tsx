import {Helmet} from 'react-helmet'
import styled from 'styled-components'
import type {BlogQueryResult} from '../../../../domain/content/content.types.ts'
import {feedAddress} from '../../../../domain/pages/pages.ts'
import {siteUrl} from '../../head/Seo.tsx'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Lede, Wrap} from '../../ui/primitives.ts'
import {ArticleCard} from './ArticleCard.tsx'
import {Body, Opening} from './content.styles.ts'

const Articles = styled.ul`
  li { padding-block: var(--s6); border-top: 1px solid var(--line); }
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: var(--s7);
    li > div { grid-template-columns: 1fr; }
    /* The newest, and the last of an even number, have the whole width: no row is half empty. */
    li:first-child, li:last-child:nth-child(even) { grid-column: 1 / -1; }
    li:first-child > div, li:last-child:nth-child(even) > div { grid-template-columns: 1fr 1fr; column-gap: var(--s7); align-items: center; }
  }
`

/** All articles, newest first. */
export function Blog({blog: {heading, intro, articles}}: {blog: PageContext<BlogQueryResult>['content']['page']}) {
  const {language} = usePage()
  return (
    <>
      <Helmet>
        <link rel="alternate" type="application/rss+xml" title={heading} href={siteUrl + feedAddress(language)} />
      </Helmet>
      <Opening>
        <h1>
          <Hyphenated>{heading}</Hyphenated>
        </h1>
        <Lede>{intro}</Lede>
      </Opening>
      <Body>
        <Wrap>
          <Articles>
            {articles.map((article) => (
              <li key={article._id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </Articles>
        </Wrap>
      </Body>
    </>
  )
}
