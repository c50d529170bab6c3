import type {PortalSection} from '../order.ts'
import {orderList} from '../orderList.ts'

/** The other subscriptions of the customer, each with its website. */
export const subscriptions: PortalSection = ({id, ofAddress}, {words}) =>
  ofAddress.length > 1 && orderList(ofAddress, words.signIn.listHeading, words, id, 3)
