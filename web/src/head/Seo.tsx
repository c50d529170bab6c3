import {Helmet} from 'react-helmet'
import {markdownAddress, NOT_FOUND_PATH, pathFor, withSlash} from '../../../domain/pages/pages.ts'
import {DEFAULT_LANGUAGE, LANGUAGES, type Language, languageRow} from '../../../domain/texts/languages.ts'
import {isShown} from '../page/pageContext.ts'
import {usePage} from '../page/usePage.ts'
import {JsonLd} from './JsonLd.tsx'
import {breadcrumbs} from './structuredData.ts'

/** Address of the site, without a final slash. */
export const siteUrl = (process.env.GATSBY_SITE_URL ?? '').replace(/\/$/, '')

/** Title, description, canonical and language alternates. The 404 page has no address of its own, so no canonical. */
export function Seo() {
  const {seo, shareImage, language, route, addresses, site} = usePage()
  const address = (other: Language) =>
    siteUrl + (seo.canonicalRoute ? pathFor(withSlash(seo.canonicalRoute), other) : addresses[other])
  const indexed = !seo.noIndex
  const image = shareImage
  const way = indexed && breadcrumbs({seo, site, language, addresses}, siteUrl)
  return (
    <>
      <Helmet htmlAttributes={{lang: language}} title={seo.title}>
        <meta name="description" content={seo.description} />
        {route !== NOT_FOUND_PATH && <link rel="canonical" href={address(language)} />}
        {indexed &&
          LANGUAGES.map((other) => <link key={other} rel="alternate" hrefLang={other} href={address(other)} />)}
        {indexed && <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LANGUAGE)} />}
        {isShown(seo) && (
          <link rel="alternate" type="text/markdown" href={siteUrl + markdownAddress(addresses[language])} />
        )}
        {!indexed && <meta name="robots" content="noindex" />}
        <meta property="og:title" content={seo.title} />
        <meta property="og:description" content={seo.description} />
        <meta property="og:site_name" content={site.settings.brandName} />
        <meta property="og:locale" content={languageRow(language).ogLocale} />
        <meta property="og:type" content="website" />
        {route !== NOT_FOUND_PATH && <meta property="og:url" content={address(language)} />}
        {image && <meta property="og:image" content={siteUrl + image.src} />}
        {image && <meta property="og:image:width" content={String(image.width)} />}
        {image && <meta property="og:image:height" content={String(image.height)} />}
        {image && <meta property="og:image:alt" content={image.alt} />}
        {image && <meta name="twitter:card" content="summary_large_image" />}
      </Helmet>
      {way && <JsonLd graph={[way]} />}
    </>
  )
}
