import {graphql, type PageProps} from 'gatsby'
import type {PageContext} from '../../content.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Page} from '../../layout/Page.tsx'
import type {PaymentSuccessQueryResult} from '../../model.ts'
import {Outcome} from './Outcome.tsx'

/** As specified, the page takes the payment for successful on arrival, without checking it. */
export default function PaymentSuccess({pageContext}: PageProps<unknown, PageContext<PaymentSuccessQueryResult>>) {
  const {page} = pageContext.content
  return (
    <Page slim>
      <Outcome heading={page.heading} body={page.body} help={page.noMail} level={1}>
        <ActionLink action={page.action} variant="default" size="lg" />
      </Outcome>
    </Page>
  )
}

export const query = graphql`
  query PaymentSuccessPage($language: String!) {
    ...InterfaceStrings
  }
`
