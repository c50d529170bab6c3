import {Button, Flex, Text} from '@sanity/ui'
import {type ReactNode, useState} from 'react'
import {IntentLink, StateLink} from 'sanity/router'
import {HELP_PAGES} from '../../help/helpPages.ts'
import {nlEn, STUDIO_LANGUAGE} from '../../language.ts'
import {Section} from './StartParts.tsx'

const KEY = 'vindkracht-steps-seen'

const STEPS: readonly ReactNode[] = [
  <>
    {nlEn('Open een pagina, zoals de ', 'Open a page, such as the ')}
    <IntentLink intent="edit" params={{id: 'landingPage', type: 'landingPage'}}>
      {nlEn('landingspagina', 'landing page')}
    </IntentLink>
    {nlEn(
      ', en verander een tekst. Alles wordt vanzelf bewaard als concept; bezoekers zien er nog niets van.',
      ', and change a text. Changes are saved as a draft automatically; visitors do not see them yet.',
    )}
  </>,
  nlEn(
    'Kijk naast Publiceren bij “Wat dit verandert”, en publiceer. Boven de knop staat wanneer het live is, en op welke pagina’s.',
    'Check “What this changes” beside Publish, then publish. The line above the button says when the change is live, and on which pages.',
  ),
  <>
    {nlEn(
      'Raak niets kwijt: elk document heeft een geschiedenis, en wat weg is staat bij ',
      'Nothing is lost: every document has a history, and deleted ones are under ',
    )}
    <StateLink state={{panes: [[{id: 'deleted'}]]}}>{nlEn('Verwijderde documenten', 'Deleted documents')}</StateLink>.
  </>,
]

/** First steps, shown until dismissed. */
export function StartSteps() {
  const [seen, setSeen] = useState(() => localStorage.getItem(KEY) !== null)
  if (seen) return null
  const putAway = () => {
    localStorage.setItem(KEY, '1')
    setSeen(true)
  }
  return (
    <Section title={nlEn('In drie stappen', 'In three steps')}>
      {STEPS.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
        <Flex gap={3} key={index}>
          <Text size={1} style={{flex: 'none', width: '0.75rem'}} weight="semibold">
            {index + 1}
          </Text>
          <Text size={1}>{step}</Text>
        </Flex>
      ))}
      <Text size={1}>
        <a href={HELP_PAGES[STUDIO_LANGUAGE]} rel="noreferrer" target="_blank">
          {nlEn('Alle taken, stap voor stap', 'All tasks, step by step')}
        </a>
      </Text>
      <Flex>
        <Button fontSize={1} mode="ghost" onClick={putAway} padding={2} text={nlEn('Begrepen', 'Got it')} />
      </Flex>
    </Section>
  )
}
