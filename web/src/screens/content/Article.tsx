import {Helmet} from 'react-helmet'
import styled from 'styled-components'
import type {ArticleQueryResult} from '../../../../domain/content/content.types.ts'
import {formatDay} from '../../../../domain/format/format.ts'
import {feedAddress, pathOf} from '../../../../domain/pages/pages.ts'
import {JsonLd} from '../../head/JsonLd.tsx'
import {siteUrl} from '../../head/Seo.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {ButtonLink} from '../../ui/Button.ts'
import {Picture} from '../../ui/Picture.tsx'
import {Lede, Small, Wrap} from '../../ui/primitives.ts'
import {articleJsonLd} from './articleJsonLd.ts'
import {Body, COLUMN, Opening} from './content.styles.ts'
import {PartViews} from './parts/PartViews.tsx'

const Lead = styled(Picture)`
  display: block;
  width: 100%;
  max-width: ${COLUMN};
  height: auto;
  border-radius: var(--r3);
`

/** An article of the blog: author, date, text, and a link to all articles. */
export function Article({article}: {article: PageContext<ArticleQueryResult>['content']['page']}) {
  const {site, language, addresses} = usePage()
  const {title, intro, date, author, picture, parts, blog} = article
  const by = author ?? site.settings.brandName
  return (
    <article>
      <Helmet>
        <link rel="alternate" type="application/rss+xml" title={blog?.heading} href={siteUrl + feedAddress(language)} />
      </Helmet>
      <JsonLd graph={articleJsonLd(article, {site, language, address: siteUrl + addresses[language], siteUrl})} />
      <Opening>
        <h1>{title}</h1>
        <Small>
          <time dateTime={date}>{formatDay(date, language, 'long')}</time> · {by}
        </Small>
        <Lede>{intro}</Lede>
      </Opening>
      <Body>
        {picture && (
          <Wrap>
            <Lead picture={picture} sizes={`(min-width: ${COLUMN}) ${COLUMN}, 100vw`} eager />
          </Wrap>
        )}
        <PartViews parts={parts} />
        <Wrap>
          <ButtonLink to={pathOf('blog', language)} $variant="outline">
            {blog?.allLabel}
          </ButtonLink>
        </Wrap>
      </Body>
    </article>
  )
}
