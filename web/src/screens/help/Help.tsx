import {graphql, type PageProps} from 'gatsby'
import styled from 'styled-components'
import type {HelpQueryResult} from '../../../../domain/content/content.types.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {CustomerPage} from '../../layout/CustomerPage.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Icon} from '../../ui/Icon.tsx'
import {Badge, Card, CardTitle, Grid, Subtitle} from '../../ui/primitives.ts'
import {Questions} from '../../ui/Questions.tsx'
import {TextWithMail} from '../../ui/TextWithMail.tsx'

const Cards = styled(Grid).attrs({as: 'ul'})`
  grid-template-columns: repeat(auto-fit, minmax(min(13.5rem, 100%), 1fr));
  margin-bottom: var(--s7);
`

const HelpCard = styled(Card).attrs({as: 'li'})`
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  header { display: flex; justify-content: space-between; gap: var(--s3); align-items: start; }
  header svg { color: var(--signal-text); flex: none; }
  p { color: var(--muted); flex: 1; margin-bottom: var(--s2); }
  > a { align-self: start; }
`

export default function Help({pageContext}: PageProps<unknown, PageContext<HelpQueryResult>>) {
  const {page, cards, faqs} = pageContext.content
  const {noQuestions} = pageContext.site.settings
  return (
    <CustomerPage heading={page.heading} intro={<TextWithMail text={page.intro} />}>
      <Cards>
        {cards.map(({_id, icon, title, text, available, button, destination}) => (
          <HelpCard key={_id}>
            <header>
              <Icon name={icon} size={24} />
              {!available && <Badge $tone="muted">{page.unavailable}</Badge>}
            </header>
            <CardTitle>{title}</CardTitle>
            <p>{text}</p>
            <ActionLink action={{label: button, destination}} variant={available ? 'secondary' : 'outline'} />
          </HelpCard>
        ))}
      </Cards>
      <section id="faq" aria-labelledby="faq-heading">
        <Subtitle id="faq-heading" style={{marginBottom: 'var(--s4)'}}>
          {page.faqHeading}
        </Subtitle>
        <Questions faqs={faqs} none={noQuestions} />
      </section>
    </CustomerPage>
  )
}

export const query = graphql`
  query HelpPage($language: String!) {
    ...CustomerStrings
  }
`
