import {Helmet} from 'react-helmet'
import styled from 'styled-components'
import type {ArticleQueryResult} from '../../../../domain/content/content.types.ts'
import {feedAddress, pathOf} from '../../../../domain/pages/pages.ts'
import {JsonLd} from '../../head/JsonLd.tsx'
import {siteUrl} from '../../head/Seo.tsx'
import {useTranslation} from '../../i18n/index.ts'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import {COLUMN, Contents} from '../../layout/TextColumns.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {ButtonLink} from '../../ui/Button.ts'
import {Picture} from '../../ui/Picture.tsx'
import {Lede, Small, Wrap} from '../../ui/primitives.ts'
import {ArticleCard} from './ArticleCard.tsx'
import {ArticleFacts} from './ArticleFacts.tsx'
import {articleJsonLd} from './articleJsonLd.ts'
import {Body, Opening} from './content.styles.ts'
import {PartViews} from './parts/PartViews.tsx'
import {contentsOf} from './parts/runs.ts'

const Lead = styled(Picture)`
  display: block;
  width: 100%;
  height: auto;
  max-height: 36rem;
  object-fit: cover;
  border-radius: var(--r3);
`

/** One fact below another at the left; on phones they are one line above the text. */
const Facts = styled(ArticleFacts)`
  @media (min-width: 60rem) {
    flex-direction: column;
    border-top: 1px solid var(--line);
    padding-top: var(--s4);
    > :not(:first-child)::before { content: none; }
  }
`

const Next = styled(Wrap)`
  display: grid;
  gap: var(--s5);
  justify-items: start;
  > div { width: 100%; border-top: 1px solid var(--line); padding-top: var(--s5); }
  > ${Small} { margin-bottom: calc(-1 * var(--s3)); }
  @media print { display: none; }
`

/** An article of the blog: author, day, text, the next article, and a link to all. */
export function Article({article}: {article: PageContext<ArticleQueryResult>['content']['page']}) {
  const {site, language, addresses} = usePage()
  const {t} = useTranslation()
  const {title, intro, picture, parts, blog, next} = article
  const contents = contentsOf(parts)
  return (
    <article>
      <Helmet>
        <link rel="alternate" type="application/rss+xml" title={blog?.heading} href={siteUrl + feedAddress(language)} />
      </Helmet>
      <JsonLd graph={articleJsonLd(article, {site, language, address: siteUrl + addresses[language], siteUrl})} />
      <Opening>
        <h1>
          <Hyphenated>{title}</Hyphenated>
        </h1>
        <Lede>{intro}</Lede>
      </Opening>
      <Body>
        {picture && (
          <Wrap>
            <Lead picture={picture} sizes={`(min-width: ${COLUMN}) 75rem, 100vw`} eager />
          </Wrap>
        )}
        <PartViews
          parts={parts}
          beside={
            <>
              <Facts article={article} />
              {contents.length > 0 && <Contents entries={contents} />}
            </>
          }
        />
        <Next>
          {next && <Small>{t('nextArticle')}</Small>}
          {next && <ArticleCard article={next} />}
          <ButtonLink to={pathOf('blog', language)} $variant="outline">
            {blog?.allLabel}
          </ButtonLink>
        </Next>
      </Body>
    </article>
  )
}
