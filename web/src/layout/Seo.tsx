import {Helmet} from 'react-helmet'
import {LANGUAGES} from '../model.ts'
import {pathFor, withSlash} from '../routes.ts'
import {usePage} from './PageContext.ts'

/** Where the site is, without a final slash. */
export const siteUrl = (process.env.GATSBY_SITE_URL ?? '').replace(/\/$/, '')

/** Title, description, canonical and the other language. The 404 page has no address of its own, so no canonical. */
export function Seo() {
  const {seo, language, route, site} = usePage()
  const canonical = withSlash(seo.canonicalRoute ?? route)
  const address = (in_: (typeof LANGUAGES)[number]) => siteUrl + pathFor(canonical, in_)
  const indexed = !seo.noIndex
  const image = seo.shareImage
  return (
    <Helmet htmlAttributes={{lang: language}} title={seo.title}>
      <meta name="description" content={seo.description} />
      {route !== '/404/' && <link rel="canonical" href={address(language)} />}
      {indexed && LANGUAGES.map((other) => <link key={other} rel="alternate" hrefLang={other} href={address(other)} />)}
      {indexed && <link rel="alternate" hrefLang="x-default" href={address('nl')} />}
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:site_name" content={site.settings.brandName} />
      <meta property="og:locale" content={language === 'nl' ? 'nl_NL' : 'en_GB'} />
      <meta property="og:type" content="website" />
      {image?.file?.url && <meta property="og:image" content={`${image.file.url}?w=1200&h=630&fit=crop`} />}
      {image?.file?.url && <meta property="og:image:alt" content={image.alt} />}
      {image?.file?.url && <meta name="twitter:card" content="summary_large_image" />}
    </Helmet>
  )
}
