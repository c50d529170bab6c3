import styled from 'styled-components'
import type {Language, StaffLanguage} from '../../../domain/texts/languages.ts'
import {useStaffLanguage} from './previewSet.ts'

const Bar = styled.div`
  position: fixed;
  inset: auto var(--s4) var(--s4);
  z-index: 9;
  max-width: 40rem;
  margin-inline: auto;
  padding: var(--s3) var(--s4);
  border-radius: var(--r2);
  background: var(--ink);
  color: var(--sky);
  font: 500 var(--t0) / 1.4 var(--text);
`

/** Texts of the preview: read by editors only, so neither content nor part of a client bundle. */
const WORDS: Record<StaffLanguage, {missing: string; problem: string; nothing: string}> = {
  nl: {
    missing: 'Nog niet vertaald, dus hier staat een andere taal',
    problem: 'Het concept is nog niet compleet; dit is de laatste versie die dat wel was',
    nothing: 'Het concept is nog niet compleet genoeg om te laten zien',
  },
  en: {
    missing: 'Not translated yet, so another language stands here',
    problem: 'The draft is not complete yet; this is the last version that was',
    nothing: 'The draft is not complete enough to be shown yet',
  },
}

type Props = {language: Language; isShown: boolean; missing: readonly string[]; problem: string | null}

/** Lists what an incomplete draft lacks. */
export function Notice({language, isShown, missing, problem}: Props) {
  const words = WORDS[useStaffLanguage(language)]
  const lines = [
    ...(problem ? [`${isShown ? words.problem : words.nothing}: ${problem}`] : []),
    ...(missing.length > 0 ? [`${words.missing}: ${missing.join(', ')}`] : []),
  ]
  return (
    <div role="status">
      {lines.length > 0 && (
        <Bar>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Bar>
      )}
    </div>
  )
}
