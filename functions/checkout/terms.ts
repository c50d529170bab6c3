import type {Language} from '../../domain/texts/languages.ts'
import {fillContent, placeholderValuesFrom} from '../../domain/texts/placeholderValues.ts'
import {localise} from '../../domain/texts/texts.ts'
import {HttpError} from '../http/httpError.ts'
import type {ContentClient} from '../runtime/content.ts'
import {caught} from '../runtime/log.ts'
import {agreedTermsQuery} from './terms.query.ts'

/**
 * Terms in the customer's language, as their page shows them at this moment: JSON of its texts. Throws a
 * 503 when the CMS cannot be reached.
 */
export async function readTerms(client: ContentClient, language: Language): Promise<string> {
  const {settings, ...terms} = await client.fetch(agreedTermsQuery).catch((error: unknown) => {
    caught('checkout.terms_read_failed', {}, error)
    throw new HttpError(503, 'Payment creation failed')
  })
  if (!settings) throw new HttpError(503, 'Payment creation failed')
  return JSON.stringify(fillContent(localise(terms, language), placeholderValuesFrom({settings, prices: []}, language)))
}
