import {graphql, type PageProps} from 'gatsby'
import styled from 'styled-components'
import type {InformationQueryResult} from '../../../../domain/content/content.types.ts'
import {CustomerPage} from '../../layout/CustomerPage.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Toggles} from '../../session/Toggles.tsx'
import {ReadOnlyField} from '../../ui/forms/Field.tsx'
import {Card, CardTitle, Grid, Small} from '../../ui/primitives.ts'
import {TextWithMail} from '../../ui/TextWithMail.tsx'
import {Toasts} from '../../ui/toasts/Toast.tsx'
import {useToasts} from '../../ui/toasts/useToasts.ts'

const Box = styled(Card).attrs({as: 'section'})`
  display: grid;
  gap: var(--s4);
  align-content: start;
`

const Columns = styled(Grid)`
  @media (min-width: 60rem) {
    grid-template: auto 1fr / 1fr 1fr;
    > :first-child { grid-row: span 2; }
  }
`

export default function Information({pageContext}: PageProps<unknown, PageContext<InformationQueryResult>>) {
  const {page} = pageContext.content
  const toasts = useToasts()
  return (
    <CustomerPage heading={page.heading} intro={<TextWithMail text={page.intro} />}>
      <Columns>
        {(['business', 'keywords'] as const).map((part) => (
          <Box key={part} aria-labelledby={part}>
            <div>
              <CardTitle id={part}>{page[part].heading}</CardTitle>
              <Small>{page.readOnlyNote}</Small>
            </div>
            {page[part].fields.map(({_key, label, value, help}) => (
              <ReadOnlyField key={_key} label={label} value={value} help={help} />
            ))}
          </Box>
        ))}
        <Box aria-labelledby="settings">
          <CardTitle id="settings">{page.settings.heading}</CardTitle>
          <Toggles name="settings" toggles={page.settings.toggles} onChange={toasts.show} />
        </Box>
      </Columns>
      <Toasts messages={toasts.messages} onClose={toasts.dismiss} />
    </CustomerPage>
  )
}

export const query = graphql`
  query InformationPage($language: String!) {
    ...CustomerStrings
  }
`
