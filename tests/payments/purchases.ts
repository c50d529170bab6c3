import type {Language} from '../../domain/texts/languages.ts'
import type {Buyer, Purchase, Step} from './customer.ts'
import * as step from './steps.ts'

const business = (country: string, vatNumber?: string) => ({
  company: 'Bakkerij Jansen',
  website: 'voorbeeld.nl',
  country,
  ...(vatNumber !== undefined && {vatNumber}),
})
const buyer = (name: string, country: string, vatNumber?: string): Buyer => ({
  name,
  business: business(country, vatNumber),
  hasAddress: true,
})

const HOME = buyer('a Dutch business', 'NL')
const BELGIAN = buyer('a Belgian business', 'BE', 'BE0123456749')
const GERMAN = buyer('a German business', 'DE', 'DE123456788')
const FRENCH = buyer('a French business', 'FR', 'FR11123456782')
const LUXEMBOURGISH = buyer('a Luxembourgish business', 'LU', 'LU10000053')
/** As local/vies/vies.ts knows them. */
const UNKNOWN_TO_VIES = buyer('a Belgian business that VIES does not know', 'BE', 'BE0100000070')
const VIES_AWAY = buyer('a Belgian business of whose register no answer comes', 'BE', 'BE0100000169')
const WITHOUT_NUMBER = buyer('a Belgian business without a VAT number', 'BE', '')
const WRONG_NUMBER = buyer('a Belgian business with a number of no business', 'BE', 'BE0123456748')
const AUSTRIAN = buyer('a business where nothing is sold', 'AT', 'ATU12345675')
/** The specification's payload, with a mail address and without. */
const UNTOLD: Buyer = {name: 'somebody who tells no business', hasAddress: true}
const NOBODY: Buyer = {name: 'somebody who tells nothing', hasAddress: false}

const {pay, lose, tell, tellAddress, renew, failRenewal, payOverdue, letItEnd, refundTen, refundAll, chargeBack} = step
const {cancel, undo, correctAddress, changeAddress, withdrawLinks, signIn, askVies, payTwice, beRefused, followOld} =
  step

type Row = [Purchase['plan'], Purchase['period'], Language, Buyer, readonly Step[], 'without a script'?]

/** Plan, period, language, country and outcome: what forty customers did when the shop was measured, and what it sells since. */
const ROWS: Row[] = [
  ['basis', 'monthly', 'nl', HOME, [pay, tell]],
  ['basis', 'quarterly', 'nl', HOME, [pay, tell]],
  ['basis', 'biannual', 'nl', HOME, [pay, tell]],
  ['pro', 'monthly', 'en', HOME, [pay, tell]],
  ['pro', 'quarterly', 'en', HOME, [pay, tell]],
  ['pro', 'biannual', 'en', HOME, [pay, tell]],
  ['basis', 'monthly', 'en', HOME, [pay, tellAddress, tell], 'without a script'],
  ['pro', 'biannual', 'nl', HOME, [pay, tell], 'without a script'],

  ['basis', 'monthly', 'en', BELGIAN, [pay, tell, askVies('valid')]],
  ['basis', 'biannual', 'nl', BELGIAN, [pay, tell, renew, refundAll], 'without a script'],
  ['pro', 'quarterly', 'nl', BELGIAN, [pay, tell, refundTen, chargeBack]],
  ['pro', 'monthly', 'en', GERMAN, [pay, tell, renew, renew]],
  ['basis', 'quarterly', 'en', FRENCH, [pay, tell, cancel]],
  ['pro', 'biannual', 'nl', LUXEMBOURGISH, [pay, renew, tell]],
  ['basis', 'monthly', 'nl', UNKNOWN_TO_VIES, [pay, tell, askVies('refused')]],
  ['basis', 'monthly', 'nl', VIES_AWAY, [pay, tell, askVies('unanswered')]],
  ['basis', 'monthly', 'nl', WITHOUT_NUMBER, [beRefused('vatNumber')]],
  ['pro', 'monthly', 'en', WRONG_NUMBER, [beRefused('vatNumberInvalid')]],
  ['pro', 'quarterly', 'en', AUSTRIAN, [beRefused('country')]],

  ['basis', 'monthly', 'nl', HOME, [lose('failed')]],
  ['pro', 'quarterly', 'en', HOME, [lose('canceled')]],
  ['basis', 'biannual', 'nl', HOME, [lose('expired')]],
  ['basis', 'monthly', 'nl', HOME, [lose('failed'), pay, tell]],
  ['pro', 'monthly', 'en', BELGIAN, [lose('canceled'), lose('expired'), pay, tell]],
  ['basis', 'monthly', 'nl', HOME, [payTwice, tell]],

  ['basis', 'monthly', 'nl', HOME, [pay, tell, renew, renew, renew]],
  ['pro', 'quarterly', 'nl', HOME, [pay, tell, renew]],
  ['basis', 'biannual', 'en', HOME, [pay, tell, renew]],
  ['pro', 'monthly', 'nl', HOME, [pay, renew, refundTen, tell]],
  ['basis', 'monthly', 'nl', HOME, [pay, tell, failRenewal]],
  ['basis', 'monthly', 'nl', HOME, [pay, tell, failRenewal, payOverdue]],
  ['pro', 'monthly', 'en', BELGIAN, [pay, tell, failRenewal, payOverdue, renew]],
  ['pro', 'monthly', 'nl', HOME, [pay, tell, failRenewal, letItEnd]],

  ['basis', 'monthly', 'nl', HOME, [pay, tell, refundTen, refundAll]],
  ['pro', 'quarterly', 'en', HOME, [pay, tell, chargeBack]],
  ['basis', 'quarterly', 'nl', HOME, [pay, refundAll, tell]],

  ['basis', 'monthly', 'nl', HOME, [pay, tell, cancel, undo, renew]],
  ['pro', 'biannual', 'en', HOME, [pay, tell, cancel]],
  ['basis', 'monthly', 'nl', HOME, [pay, correctAddress, tell]],
  ['pro', 'monthly', 'en', HOME, [pay, tell, changeAddress, renew]],
  ['basis', 'quarterly', 'nl', HOME, [pay, tell, withdrawLinks, signIn]],
  ['basis', 'monthly', 'en', HOME, [pay, followOld, tell]],
  ['pro', 'monthly', 'nl', UNTOLD, [pay, tell, renew]],
  ['basis', 'monthly', 'nl', NOBODY, [pay, renew, tell]],
]

export const PURCHASES: readonly Purchase[] = ROWS.map(([plan, period, language, who, story, how]) => ({
  plan,
  period,
  language,
  buyer: who,
  story,
  ...(how && {withoutScript: true}),
}))
