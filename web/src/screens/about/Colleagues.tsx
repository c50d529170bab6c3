import styled from 'styled-components'
import type {AboutQueryResult} from '../../../../domain/content/content.types.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {Picture} from '../../ui/Picture.tsx'
import {CardTitle, Lede, Section, SectionHead, Small, Title, Wrap} from '../../ui/primitives.ts'

type Content = PageContext<AboutQueryResult>['content']
type Props = {colleagues: Content['colleagues']; words: Content['page']['people']}

const People = styled.ul`
  display: grid;
  gap: var(--s6) var(--gap);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  li { display: grid; gap: var(--s2); align-content: start; border-top: 1px solid var(--line); padding-top: var(--s4); }
  img { width: 100%; height: auto; aspect-ratio: 1; object-fit: cover; border-radius: var(--r2); margin-bottom: var(--s2); }
`

/** The people of the company in the editors' order; nothing without any. */
export function Colleagues({colleagues, words: {heading, intro}}: Props) {
  if (colleagues.length === 0) return null
  return (
    <Section aria-labelledby="people">
      <Wrap>
        <SectionHead>
          <Title id="people">{heading}</Title>
          {intro && <Lede>{intro}</Lede>}
        </SectionHead>
        <People>
          {colleagues.map(({_id, name, role, text, picture}) => (
            <li key={_id}>
              {picture && <Picture picture={picture} sizes="(min-width: 40rem) 18rem, 100vw" />}
              <CardTitle as="h3">{name}</CardTitle>
              <Small>{role}</Small>
              <p>{text}</p>
            </li>
          ))}
        </People>
      </Wrap>
    </Section>
  )
}
