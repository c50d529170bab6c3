import type {BlogPosting, Graph} from 'schema-dts'
import type {ArticleQueryResult} from '../../../../domain/content/content.types.ts'
import type {Language} from '../../../../domain/texts/languages.ts'
import {idOf, ORGANIZATION, organization} from '../../head/structuredData.ts'
import type {PageContext} from '../../page/pageContext.ts'

type Article = PageContext<ArticleQueryResult>['content']['page']
type About = {site: PageContext['site']; language: Language; address: string; siteUrl: string}

/** Structured data of an article (schema.org). Without an author the company is named. */
export function articleJsonLd(
  {title, intro, date, author, picture}: Article,
  {site, language, address, siteUrl}: About,
): Graph['@graph'] {
  const publisher = idOf(ORGANIZATION, siteUrl)
  const article: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description: intro,
    inLanguage: language,
    datePublished: date,
    mainEntityOfPage: address,
    author: author ? {'@type': 'Person', name: author} : publisher,
    publisher,
    ...(picture?.src && {image: siteUrl + picture.src}),
  }
  return [article, organization(site, siteUrl)]
}
