import type {PageContext} from '../page/pageContext.ts'
import type {SitePage} from './content/makePages.ts'
import type {DrawImage} from './images/imageRenderer.ts'

/** A page as it is served, and its page-data.json. */
export type RenderedPage = {html: string; data: string; context: PageContext}

type PageToRender = Omit<SitePage, 'changedAt'>

/** Interface of the code that renders pages: that of a Gatsby build, or the one of `npm run dev`. */
export type Renderer = {
  code: string
  /** The content of page-data.json: the same for the same page, in any process. */
  dataOf: (page: PageToRender) => string
  /** The page of that data, also of data that an older build wrote. */
  pageOf: (data: string) => PageToRender
  /** Renders a page from its data. Throws errors of the page's components. One at a time. */
  render: (data: string) => Promise<RenderedPage>
  /** Renders a page from data that an older build wrote. */
  redraw: (data: string) => Promise<RenderedPage>
  draw: DrawImage
}
