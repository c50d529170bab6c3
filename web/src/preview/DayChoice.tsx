import {useSyncExternalStore} from 'react'
import styled from 'styled-components'
import {formatDay} from '../../../domain/format/format.ts'
import {
  DEFAULT_STAFF_LANGUAGE,
  isStaffLanguage,
  type Language,
  type StaffLanguage,
} from '../../../domain/texts/languages.ts'
import {chooseDay, chosenDay, onDayChosen, shownDay} from './previewDay.ts'

/** Above the foot of the screen, where the checkout has its total on a phone. */
const Box = styled.form<{$isOther: boolean}>`
  position: fixed;
  inset: auto auto 5rem var(--s3);
  z-index: 9;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  max-width: calc(100vw - 2 * var(--s3));
  padding: var(--s2) var(--s3);
  border: 2px solid ${({$isOther}) => ($isOther ? '#b45309' : 'var(--edge)')};
  border-radius: var(--r2);
  background: ${({$isOther}) => ($isOther ? '#fef3c7' : 'var(--surface)')};
  color: ${({$isOther}) => ($isOther ? '#451a03' : 'var(--ink)')};
  font: 500 var(--t0) / 1.4 var(--text);
  input, button {
    min-height: 2.25rem;
    padding: 0 var(--s2);
    border: 1px solid currentColor;
    border-radius: var(--r1, 0.25rem);
    background: transparent;
    color: inherit;
    color-scheme: ${({$isOther}) => ($isOther ? 'light' : 'inherit')};
    font: inherit;
  }
  button { cursor: pointer; }
  label { display: flex; align-items: center; gap: var(--s2); }
  @media (min-width: 48rem) { bottom: var(--s3); }
  @media print { display: none; }
`

/** Around the page, so that nobody takes it for the site of today. */
const Edge = styled.div`
  position: fixed;
  inset: 0;
  z-index: 10; /* over the header, which stays */
  border: 4px solid #b45309;
  pointer-events: none;
  @media print { display: none; }
`

/** Texts of the preview: read by editors only, so neither content nor part of a client bundle. */
const WORDS: Record<StaffLanguage, {label: string; other: string; back: string}> = {
  nl: {label: 'De site op', other: 'Zo is de site op {day}', back: 'Naar vandaag'},
  en: {label: 'The site on', other: 'This is the site on {day}', back: 'Back to today'},
}

/** Chooses the day on which the preview shows the site, and says so when it is not today. */
export function DayChoice({language}: {language: Language}) {
  const staff = isStaffLanguage(language) ? language : DEFAULT_STAFF_LANGUAGE
  const words = WORDS[staff]
  const day = useSyncExternalStore(onDayChosen, shownDay)
  const isOther = chosenDay() !== null
  return (
    <>
      {isOther && <Edge />}
      <Box $isOther={isOther} data-testid="preview-day" onSubmit={(event) => event.preventDefault()}>
        <label>
          {words.label}
          <input type="date" value={day} onChange={({target}) => chooseDay(target.value || null)} />
        </label>
        <span role="status">{isOther && words.other.replace('{day}', formatDay(day, staff, 'long'))}</span>
        {isOther && (
          <button type="button" onClick={() => chooseDay(null)}>
            {words.back}
          </button>
        )}
      </Box>
    </>
  )
}
