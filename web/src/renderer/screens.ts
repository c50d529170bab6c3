// Written by web/generate.mts (npm run typegen) from the table of pages. Do not edit.
import type {PageType} from '../../../domain/pages/pages.ts'
import {aboutQuery} from '../screens/about/about.query.ts'
import {accountQuery} from '../screens/account/account.query.ts'
import {adjustmentsQuery} from '../screens/adjustments/adjustments.query.ts'
import {auditQuery} from '../screens/audit/audit.query.ts'
import {checkoutQuery} from '../screens/checkout/checkout.query.ts'
import {articleQuery, blogQuery, contentQuery} from '../screens/content/content.query.ts'
import {dashboardQuery} from '../screens/dashboard/dashboard.query.ts'
import {helpQuery} from '../screens/help/help.query.ts'
import {informationQuery} from '../screens/information/information.query.ts'
import {landingQuery} from '../screens/landing/landing.query.ts'
import {loginQuery, logoutQuery} from '../screens/login/login.query.ts'
import {notFoundQuery} from '../screens/not-found/notFound.query.ts'
import {paymentCancelledQuery, paymentSuccessQuery} from '../screens/payment/payment.query.ts'
import {termsQuery} from '../screens/terms/terms.query.ts'

/** Component and query of each page. Kept out of client bundles. */
export const SCREENS: Record<PageType, {component: string; query: string}> = {
  landing: {component: 'src/screens/landing/Landing.tsx', query: landingQuery},
  checkout: {component: 'src/screens/checkout/Checkout.tsx', query: checkoutQuery},
  paymentSuccess: {component: 'src/screens/payment/PaymentSuccess.tsx', query: paymentSuccessQuery},
  paymentCancelled: {component: 'src/screens/payment/PaymentCancelled.tsx', query: paymentCancelledQuery},
  about: {component: 'src/screens/about/About.tsx', query: aboutQuery},
  terms: {component: 'src/screens/terms/Terms.tsx', query: termsQuery},
  login: {component: 'src/screens/login/Login.tsx', query: loginQuery},
  dashboard: {component: 'src/screens/dashboard/Dashboard.tsx', query: dashboardQuery},
  adjustments: {component: 'src/screens/adjustments/Adjustments.tsx', query: adjustmentsQuery},
  audit: {component: 'src/screens/audit/Audit.tsx', query: auditQuery},
  information: {component: 'src/screens/information/Information.tsx', query: informationQuery},
  help: {component: 'src/screens/help/Help.tsx', query: helpQuery},
  account: {component: 'src/screens/account/Account.tsx', query: accountQuery},
  logout: {component: 'src/screens/login/Logout.tsx', query: logoutQuery},
  blog: {component: 'src/screens/content/Content.tsx', query: blogQuery},
  article: {component: 'src/screens/content/Content.tsx', query: articleQuery},
  content: {component: 'src/screens/content/Content.tsx', query: contentQuery},
  notFound: {component: 'src/screens/not-found/NotFound.tsx', query: notFoundQuery},
}
