import {Helmet} from 'react-helmet'
import {DEFAULT_LANGUAGE, LANGUAGES, type Language, languageRow, pathFor, withSlash} from '../model.ts'
import {usePage} from './PageContext.ts'

/** Where the site is, without a final slash. */
export const siteUrl = (process.env.GATSBY_SITE_URL ?? '').replace(/\/$/, '')

/** Title, description, canonical and the other languages. The 404 page has no address of its own, so no canonical. */
export function Seo() {
  const {seo, language, route, addresses, site} = usePage()
  const address = (other: Language) =>
    siteUrl + (seo.canonicalRoute ? pathFor(withSlash(seo.canonicalRoute), other) : addresses[other])
  const indexed = !seo.noIndex
  const image = seo.shareImage
  return (
    <Helmet htmlAttributes={{lang: language}} title={seo.title}>
      <meta name="description" content={seo.description} />
      {route !== '/404/' && <link rel="canonical" href={address(language)} />}
      {indexed && LANGUAGES.map((other) => <link key={other} rel="alternate" hrefLang={other} href={address(other)} />)}
      {indexed && <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LANGUAGE)} />}
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:site_name" content={site.settings.brandName} />
      <meta property="og:locale" content={languageRow(language).ogLocale} />
      <meta property="og:type" content="website" />
      {image?.file?.url && <meta property="og:image" content={`${image.file.url}?w=1200&h=630&fit=crop`} />}
      {image?.file?.url && <meta property="og:image:alt" content={image.alt} />}
      {image?.file?.url && <meta name="twitter:card" content="summary_large_image" />}
    </Helmet>
  )
}
