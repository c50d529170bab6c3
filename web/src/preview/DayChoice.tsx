import {useSyncExternalStore} from 'react'
import {createPortal} from 'react-dom'
import styled from 'styled-components'
import {formatDay, formatMoment} from '../../../domain/format/format.ts'
import type {ChangeSet} from '../../../domain/sets/changeSet.ts'
import type {Language, StaffLanguage} from '../../../domain/texts/languages.ts'
import {chooseDay, chosenDay, onDayChosen, shownDay} from './previewDay.ts'
import {chooseSet, useStaffLanguage} from './previewSet.ts'
import type {Scenario} from './scenario.ts'

/** In a corner of the screen; on a phone, where it would lie on the page's first button, above the page. */
const Box = styled.form<{$isOther: boolean}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  margin: var(--s3);
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
  @media (min-width: 48rem) {
    position: fixed;
    inset: auto auto var(--foot, 0px) 0; /* above a bar that stays at the foot of the page */
    z-index: 9;
    max-width: calc(100vw - 2 * var(--s3));
  }
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
const WORDS = {
  nl: {
    label: 'De site op',
    other: 'Zo is de site op {day}',
    now: 'Zo is de site nu',
    all: 'met alle concepten',
    without: 'met alle concepten, zonder de set {set}, die er dan niet is',
    there: 'met alleen de set {set}, zonder andere concepten',
    coming: 'zonder concepten: de set {set} is dan nog niet live',
    over: 'zonder concepten: de set {set} is dan voorbij',
    back: 'Naar vandaag',
    drafts: 'Alle concepten',
    until: 'tot',
    from: 'vanaf',
  },
  en: {
    label: 'The site on',
    other: 'This is the site on {day}',
    now: 'This is the site now',
    all: 'with all drafts',
    without: 'with all drafts, without the set {set}, which is not there then',
    there: 'with the set {set} alone, without other drafts',
    coming: 'without drafts: the set {set} is not live yet then',
    over: 'without drafts: the set {set} is over then',
    back: 'Back to today',
    drafts: 'All drafts',
    until: 'until',
    from: 'from',
  },
} satisfies Record<StaffLanguage, Record<string, string>>

/** The name of a set with its moments, which may fall within the day. */
function nameOf({title, goLiveAt, endAt}: ChangeSet, staff: StaffLanguage): string {
  const {from, until} = WORDS[staff]
  const moments = [
    goLiveAt && `${from} ${formatMoment(goLiveAt, staff)}`,
    endAt && `${until} ${formatMoment(endAt, staff)}`,
  ]
  const said = moments.filter(Boolean).join(' ')
  return `“${title}”${said && ` (${said})`}`
}

/** Says what is shown, where that is not the site of today with all drafts. */
function sayShown(scenario: Scenario | null, day: string | null, staff: StaffLanguage): string {
  const words = WORDS[staff]
  if (!scenario && !day) return ''
  const site = day ? words.other.replace('{day}', formatDay(day, staff, 'long')) : words.now
  const sets = scenario?.only ? [scenario.only] : (scenario?.without ?? [])
  const which = words[scenario?.stands ?? (sets.length > 0 ? 'without' : 'all')]
  return `${site}, ${which.replace('{set}', sets.map((set) => nameOf(set, staff)).join(', '))}`
}

const ABOVE = 'preview-above'

/** The first element of the body, which is none of the page's own. */
function abovePage(): HTMLElement {
  const known = document.getElementById(ABOVE)
  if (known) return known
  const above = Object.assign(document.createElement('div'), {id: ABOVE})
  document.body.prepend(above)
  return above
}

type Props = {language: Language; scenario: Scenario | null}

/** Chooses the day on which the preview shows the site, and says what it shows when that is not today's with all drafts. */
export function DayChoice({language, scenario}: Props) {
  const staff = useStaffLanguage(language)
  const words = WORDS[staff]
  const day = useSyncExternalStore(onDayChosen, shownDay)
  const isOtherDay = chosenDay() !== null
  const isOther = isOtherDay || scenario !== null
  return createPortal(
    <>
      {isOther && <Edge />}
      <Box $isOther={isOther} data-testid="preview-day" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>{words.label}</span>
          <input type="date" value={day} onChange={({target}) => chooseDay(target.value || null)} />
        </label>
        <span role="status">{sayShown(scenario, chosenDay(), staff)}</span>
        {scenario?.only && (
          <button type="button" onClick={() => chooseSet(null)}>
            {words.drafts}
          </button>
        )}
        {isOtherDay && (
          <button type="button" onClick={() => chooseDay(null)}>
            {words.back}
          </button>
        )}
      </Box>
    </>,
    abovePage(),
  )
}
