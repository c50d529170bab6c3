import {Link} from 'gatsby'
import {Helmet} from 'react-helmet'
import styled from 'styled-components'
import type {BlogQueryResult} from '../../../../domain/content/content.types.ts'
import {formatDay} from '../../../../domain/format/format.ts'
import {feedAddress} from '../../../../domain/pages/pages.ts'
import {siteUrl} from '../../head/Seo.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Picture} from '../../ui/Picture.tsx'
import {CardTitle, Lede, Small, Wrap} from '../../ui/primitives.ts'
import {Body, COLUMN, Opening} from './content.styles.ts'

const Articles = styled.ul`
  max-width: ${COLUMN};
  li {
    display: grid;
    gap: var(--s2) var(--s5);
    padding-block: var(--s5);
    border-top: 1px solid var(--line);
    position: relative;
  }
  li > div { display: grid; gap: var(--s2); align-content: start; }
  img { width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; border-radius: var(--r2); }
  h2 a { text-decoration: none; overflow-wrap: anywhere; }
  h2 a:hover { text-decoration: underline; }
  /* Makes the whole row the link. */
  h2 a::after { content: ''; position: absolute; inset: 0; }
  p { color: var(--muted); }
  @media (min-width: 40rem) { li:has(img) { grid-template-columns: 1fr 14rem; img { order: 1; } } }
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
        <h1>{heading}</h1>
        <Lede>{intro}</Lede>
      </Opening>
      <Body>
        <Wrap>
          <Articles>
            {articles.map(({_id, title, intro: summary, date, picture, destination}) => (
              <li key={_id}>
                {picture && <Picture picture={picture} sizes="(min-width: 40rem) 14rem, 100vw" />}
                <div>
                  <CardTitle>
                    <Link to={destination}>{title}</Link>
                  </CardTitle>
                  <Small>
                    <time dateTime={date}>{formatDay(date, language, 'long')}</time>
                  </Small>
                  <p>{summary}</p>
                </div>
              </li>
            ))}
          </Articles>
        </Wrap>
      </Body>
    </>
  )
}
