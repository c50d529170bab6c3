import type {PageContext} from '../../content.ts'
import type {ArticleQueryResult, Language} from '../../model.ts'

type Article = PageContext<ArticleQueryResult>['content']['page']
type About = {site: PageContext['site']; language: Language; address: string; siteUrl: string}

/** What an article tells search engines (schema.org). Without an author it is the company's. */
export function articleJsonLd(
  {title, intro, date, author, picture}: Article,
  {site, language, address, siteUrl}: About,
): object {
  const publisher = {'@type': 'Organization', name: site.settings.brandName}
  return {
    '@context': 'https://schema.org',
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
}
