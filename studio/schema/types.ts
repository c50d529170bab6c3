// Written by studio/generate.ts (npm run typegen): one exported type per file. Do not edit.
import {announcement} from './documents/announcement.ts'
import {article} from './documents/article.ts'
import {auditFinding} from './documents/auditFinding.ts'
import {auditScore} from './documents/auditScore.ts'
import {colleague} from './documents/colleague.ts'
import {contentPage} from './documents/contentPage.ts'
import {faq} from './documents/faq.ts'
import {feature} from './documents/feature.ts'
import {form} from './documents/form.ts'
import {helpCard} from './documents/helpCard.ts'
import {mailMessage} from './documents/mailMessage.ts'
import {metricCard} from './documents/metricCard.ts'
import {offer} from './documents/offer.ts'
import {optimisationCard} from './documents/optimisationCard.ts'
import {optimisationLogEntry} from './documents/optimisationLogEntry.ts'
import {page} from './documents/page.ts'
import {plan} from './documents/plan.ts'
import {price} from './documents/price.ts'
import {proof} from './documents/proof.ts'
import {redirect} from './documents/redirect.ts'
import {termsSection} from './documents/termsSection.ts'
import {update} from './documents/update.ts'
import {visitorSeries} from './documents/visitorSeries.ts'
import {action} from './objects/action.ts'
import {calloutPart} from './objects/calloutPart.ts'
import {closingPart} from './objects/closingPart.ts'
import {comparisonRow} from './objects/comparisonRow.ts'
import {featuresPart} from './objects/featuresPart.ts'
import {figuresPart} from './objects/figuresPart.ts'
import {formField} from './objects/formField.ts'
import {formPart} from './objects/formPart.ts'
import {heroPart} from './objects/heroPart.ts'
import {iconText} from './objects/iconText.ts'
import {labelledValue} from './objects/labelledValue.ts'
import {landingPlace} from './objects/landingPlace.ts'
import {linkColumn} from './objects/linkColumn.ts'
import {localeLongText} from './objects/localeLongText.ts'
import {localeRichText} from './objects/localeRichText.ts'
import {localeString} from './objects/localeString.ts'
import {localeText} from './objects/localeText.ts'
import {mailDetail} from './objects/mailDetail.ts'
import {menuEntry} from './objects/menuEntry.ts'
import {pageLink} from './objects/pageLink.ts'
import {picture} from './objects/picture.ts'
import {plansPart} from './objects/plansPart.ts'
import {proofPart} from './objects/proofPart.ts'
import {questionsPart} from './objects/questionsPart.ts'
import {securityItem} from './objects/securityItem.ts'
import {seriesPoint} from './objects/seriesPoint.ts'
import {specimenLine} from './objects/specimenLine.ts'
import {tablePart} from './objects/tablePart.ts'
import {tableRow} from './objects/tableRow.ts'
import {textPart} from './objects/textPart.ts'
import {titledText} from './objects/titledText.ts'
import {toggle} from './objects/toggle.ts'
import {aboutPage} from './singletons/aboutPage.ts'
import {accountPage} from './singletons/accountPage.ts'
import {adjustmentsPage} from './singletons/adjustmentsPage.ts'
import {auditPage} from './singletons/auditPage.ts'
import {blogPage} from './singletons/blogPage.ts'
import {checkoutPage} from './singletons/checkoutPage.ts'
import {dashboardPage} from './singletons/dashboardPage.ts'
import {errorScreen} from './singletons/errorScreen.ts'
import {formSettings} from './singletons/formSettings.ts'
import {helpPage} from './singletons/helpPage.ts'
import {informationPage} from './singletons/informationPage.ts'
import {landingPage} from './singletons/landingPage.ts'
import {loginPage} from './singletons/loginPage.ts'
import {navigation} from './singletons/navigation.ts'
import {notFoundPage} from './singletons/notFoundPage.ts'
import {paymentPages} from './singletons/paymentPages.ts'
import {siteSettings} from './singletons/siteSettings.ts'
import {termsPage} from './singletons/termsPage.ts'
import {windPage} from './singletons/windPage.ts'

export const documents = [
  announcement,
  article,
  auditFinding,
  auditScore,
  colleague,
  contentPage,
  faq,
  feature,
  form,
  helpCard,
  mailMessage,
  metricCard,
  offer,
  optimisationCard,
  optimisationLogEntry,
  page,
  plan,
  price,
  proof,
  redirect,
  termsSection,
  update,
  visitorSeries,
]

export const objects = [
  action,
  calloutPart,
  closingPart,
  comparisonRow,
  featuresPart,
  figuresPart,
  formField,
  formPart,
  heroPart,
  iconText,
  labelledValue,
  landingPlace,
  linkColumn,
  localeLongText,
  localeRichText,
  localeString,
  localeText,
  mailDetail,
  menuEntry,
  pageLink,
  picture,
  plansPart,
  proofPart,
  questionsPart,
  securityItem,
  seriesPoint,
  specimenLine,
  tablePart,
  tableRow,
  textPart,
  titledText,
  toggle,
]

export const singletons = [
  aboutPage,
  accountPage,
  adjustmentsPage,
  auditPage,
  blogPage,
  checkoutPage,
  dashboardPage,
  errorScreen,
  formSettings,
  helpPage,
  informationPage,
  landingPage,
  loginPage,
  navigation,
  notFoundPage,
  paymentPages,
  siteSettings,
  termsPage,
  windPage,
]
