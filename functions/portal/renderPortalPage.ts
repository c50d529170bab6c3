import type {Language} from '../../domain/texts/languages.ts'
import {localise} from '../../domain/texts/texts.ts'
import type {ContentClient} from '../runtime/content.ts'
import {subscriptionPageQuery} from './portal.query.ts'
import type {PortalContent, PortalYear} from './view/order.ts'
import {type PortalView, portalPage} from './view/portalPage.ts'
import {yearFile} from './view/year.ts'

type Shown = {view: PortalView; language: Language; addresses?: Partial<Record<Language, string>>}

/** Renders a page of the portal with the texts of the CMS. */
export const renderPortalPage = async (shown: Shown, content: ContentClient): Promise<string> =>
  portalPage(shown, await readContent(content))

/** The file of a year, with the same texts. */
export async function renderYearFile(year: PortalYear, language: Language, content: ContentClient) {
  const {texts, settings} = localise(await readContent(content), language)
  return yearFile(year, language, {payments: texts.payments, amounts: settings.invoice})
}

async function readContent(content: ContentClient): Promise<PortalContent> {
  const {texts, orderLabel, waiting, paid, promise, periods, settings} = await content.fetch(subscriptionPageQuery)
  if (!texts || !orderLabel || !waiting || !paid || !periods || !settings)
    throw new Error('The texts of the subscription page are not in the CMS')
  return {texts, orderLabel, waiting, paid, promise, periods, settings}
}
