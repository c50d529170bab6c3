import {graphql, type PageProps} from 'gatsby'
import type {PageContext} from '../../content.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Page} from '../../layout/Page.tsx'
import type {PaymentCancelledQueryResult} from '../../model.ts'
import {Outcome} from './Outcome.tsx'

export default function PaymentCancelled({pageContext}: PageProps<unknown, PageContext<PaymentCancelledQueryResult>>) {
  const {page} = pageContext.content
  return (
    <Page slim>
      <Outcome heading={page.heading} body={page.body} help={page.help} level={0}>
        <ActionLink action={page.retry} variant="default" size="lg" />
        <ActionLink action={page.back} variant="outline" size="lg" />
      </Outcome>
    </Page>
  )
}

export const query = graphql`
  query PaymentCancelledPage($language: String!) {
    ...InterfaceStrings
  }
`
