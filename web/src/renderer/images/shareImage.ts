import type {PageContext, ShareImage} from '../../page/pageContext.ts'
import {pageTitle} from '../../page/pageTitle.ts'
import {imageAddress} from './contentImages.ts'
import {type Drawing, SHARED, titleDrawing} from './drawings.ts'
import {type PictureFile, shareSource} from './pictures.ts'

/** Share image of a page, and its origin: an editor's own image, or a drawing. */
type Shared = {image: ShareImage; source?: string; drawing?: Drawing}

/** Chooses the share image of a page: its own image, else the site's, else its title beside the windsock. */
export function shareImageOf({seo, site}: Pick<PageContext, 'seo' | 'site'>): Shared {
  const own = seo.shareImage?.file && shareSource(seo.shareImage.file as PictureFile, SHARED)
  if (own)
    return {
      image: {src: imageAddress(own.source), width: own.width, height: own.height, alt: seo.shareImage?.alt ?? ''},
      source: own.source,
    }
  const {brandName} = site.settings
  const title = pageTitle(seo.title, brandName)
  const drawing = titleDrawing(title, brandName)
  return {image: {src: drawing.address, ...SHARED, alt: `${title} | ${brandName}`}, drawing}
}

type Pictured = {page: {context: PageContext}; image: ShareImage}
type Listing = {page?: {_type?: string; articles?: readonly {_id: string}[]; next?: {_id: string} | null}}

/** Finds for a page the share images of the articles that it lists, or that follow it. */
export function imagesOfArticles(pages: readonly Pictured[]) {
  const byArticle = new Map<string, ShareImage>()
  for (const {page, image} of pages) {
    const {ownPage, language} = page.context
    if (ownPage?._type === 'article') byArticle.set(`${language} ${ownPage._id}`, image)
  }
  return ({content, language}: PageContext): Pick<PageContext, 'shareImages'> => {
    const {page} = content as Listing
    const listed = [...(page?._type === 'blogPage' ? (page.articles ?? []) : []), ...(page?.next ? [page.next] : [])]
    const found = listed.flatMap(({_id}) => {
      const image = byArticle.get(`${language} ${_id}`)
      return image ? [[_id, image] as const] : []
    })
    return found.length > 0 ? {shareImages: Object.fromEntries(found)} : {}
  }
}
