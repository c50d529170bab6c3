import {graphql, type PageProps} from 'gatsby'
import type {AccountQueryResult} from '../../../../domain/content/content.types.ts'
import {CustomerPage} from '../../layout/CustomerPage.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Toggles} from '../../session/Toggles.tsx'
import {ReadOnlyField} from '../../ui/forms/Field.tsx'
import {CardTitle, Small} from '../../ui/primitives.ts'
import {TextWithMail} from '../../ui/TextWithMail.tsx'
import {Toasts} from '../../ui/toasts/Toast.tsx'
import {useToasts} from '../../ui/toasts/useToasts.ts'
import {Box, Columns} from './account.styles.ts'
import {Security} from './Security.tsx'
import {Subscription} from './Subscription.tsx'

export default function Account({pageContext}: PageProps<unknown, PageContext<AccountQueryResult>>) {
  const {page} = pageContext.content
  const toasts = useToasts()
  return (
    <CustomerPage heading={page.heading} intro={page.intro}>
      <Columns>
        <Box aria-labelledby="profile">
          <div>
            <CardTitle id="profile">{page.profile.heading}</CardTitle>
            <Small>
              <TextWithMail text={page.profile.note} />
            </Small>
          </div>
          {page.profile.fields.map(({_key, label, value, help}) => (
            <ReadOnlyField key={_key} label={label} value={value} help={help} />
          ))}
        </Box>
        <Subscription subscription={page.subscription} />
        <Box aria-labelledby="notifications-heading">
          <CardTitle id="notifications-heading">{page.notifications.heading}</CardTitle>
          <Toggles name="notifications" toggles={page.notifications.toggles} onChange={toasts.show} />
        </Box>
        <Security security={page.security} onMessage={toasts.show} />
      </Columns>
      <Toasts messages={toasts.messages} onClose={toasts.dismiss} />
    </CustomerPage>
  )
}

export const query = graphql`
  query AccountPage($language: String!) {
    ...CustomerStrings
  }
`
