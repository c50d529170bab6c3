import type {Language} from '../../domain/texts/languages.ts'
import type {ContentClient} from '../runtime/content.ts'
import {subscriptionPageQuery} from './portal.query.ts'
import {type PortalView, portalPage} from './view/portalPage.ts'

type Shown = {view: PortalView; language: Language; addresses?: Partial<Record<Language, string>>}

/** Renders a page of the portal with the texts of the CMS. */
export async function renderPortalPage(shown: Shown, content: ContentClient): Promise<string> {
  const {texts, orderLabel, periods, settings} = await content.fetch(subscriptionPageQuery)
  if (!texts || !orderLabel || !periods || !settings)
    throw new Error('The texts of the subscription page are not in the CMS')
  return portalPage(shown, {texts, orderLabel, periods, settings})
}
