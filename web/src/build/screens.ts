import type {Screen} from '../routes.ts'
import {checkoutQuery} from '../screens/checkout/checkout.query.ts'
import {landingQuery} from '../screens/landing/landing.query.ts'
import {notFoundQuery} from '../screens/not-found/notFound.query.ts'
import {paymentCancelledQuery, paymentSuccessQuery} from '../screens/payment/payment.query.ts'
import {termsQuery} from '../screens/terms/terms.query.ts'

/** The component and the content of each screen. Beside routes.ts, so that no query travels to the browser. */
export const SCREENS: Record<Screen, {component: string; query: string}> = {
  landing: {component: 'src/screens/landing/Landing.tsx', query: landingQuery},
  checkout: {component: 'src/screens/checkout/Checkout.tsx', query: checkoutQuery},
  paymentSuccess: {component: 'src/screens/payment/PaymentSuccess.tsx', query: paymentSuccessQuery},
  paymentCancelled: {component: 'src/screens/payment/PaymentCancelled.tsx', query: paymentCancelledQuery},
  terms: {component: 'src/screens/terms/Terms.tsx', query: termsQuery},
  notFound: {component: 'src/screens/not-found/NotFound.tsx', query: notFoundQuery},
}
