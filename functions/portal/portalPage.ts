import type {Language} from '../../domain/texts/languages.ts'
import type {ContentClient} from '../runtime/content.ts'
import {subscriptionPageQuery} from './portal.query.ts'
import {drawSubscriptionPage, type SubscriptionPageView} from './view/subscriptionPage.ts'

type Shown = {view: SubscriptionPageView; language: Language; addresses?: Partial<Record<Language, string>>}

/** A page of the customer's, with the texts of the CMS. */
export async function subscriptionPage(shown: Shown, content: ContentClient): Promise<string> {
  const {texts, orderLabel, periods, settings} = await content.fetch(subscriptionPageQuery)
  if (!texts || !orderLabel || !periods || !settings)
    throw new Error('The texts of the subscription page are not in the CMS')
  return drawSubscriptionPage(shown, {texts, orderLabel, periods, settings})
}
