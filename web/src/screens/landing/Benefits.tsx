import {Pause, Play} from 'lucide-react'
import styled, {css, keyframes} from 'styled-components'
import {useTranslation} from '../../i18n/index.ts'

const SECONDS_EACH = 3

/** Each line appears, stays, and disappears within its share of the cycle: never too faint to read. */
const turn = (count: number) => {
  const share = 100 / count
  return keyframes`
    0% { clip-path: inset(0 100% 0 0); }
    ${share * 0.12}%, ${share * 0.9}% { clip-path: inset(0); }
    ${share}%, 100% { clip-path: inset(0 0 0 100%); }
  `
}

const Lines = styled.div<{$count: number}>`
  margin-top: var(--s5);
  font-size: var(--t0);
  ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; color: var(--muted); }
  li { display: flex; gap: 0.55em; align-items: center; }
  li::before {
    content: '';
    width: 0.5em;
    height: 0.7em;
    background: var(--signal);
    clip-path: var(--stripe);
  }
  @media (forced-colors: active) { li::before { background: CanvasText; } }
  label { display: none; }
  /* Phones show one line at a time; the checkbox pauses them, with or without JavaScript. */
  @media (max-width: 39.99rem) and (prefers-reduced-motion: no-preference) {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    ul { position: relative; height: 2.7em; font: 600 var(--t2) / 1.3 var(--text); color: var(--ink); }
    li {
      position: absolute;
      inset: 0;
      clip-path: inset(0 100% 0 0);
      ${({$count}) => css`animation: ${turn($count)} ${$count * SECONDS_EACH}s infinite;`}
    }
    &:has(:checked) li { animation-play-state: paused; }
    label {
      display: grid;
      place-items: center;
      width: var(--control);
      height: var(--control);
      cursor: pointer;
      color: var(--muted);
      margin-right: -0.6rem;
    }
    label:has(:focus-visible) { box-shadow: var(--focus); border-radius: var(--r2); }
    label svg { width: 1.25rem; height: 1.25rem; }
    label:has(:checked) .pause, label:not(:has(:checked)) .play { display: none; }
  }
`

const Checkbox = styled.input`
  position: absolute;
  opacity: 0;
`

/** The benefits: beside each other, and one at a time on phones, three seconds each. */
export function Benefits({benefits}: {benefits: string[]}) {
  const {t} = useTranslation()
  return (
    <Lines $count={benefits.length}>
      <ul aria-label={t('benefits')}>
        {benefits.map((benefit, index) => (
          <li key={benefit} style={{animationDelay: `${index * SECONDS_EACH}s`}}>
            {benefit}
          </li>
        ))}
      </ul>
      <label htmlFor="pause-benefits">
        <Checkbox type="checkbox" id="pause-benefits" aria-label={t('pauseBenefits')} />
        <Pause className="pause" aria-hidden />
        <Play className="play" aria-hidden />
      </label>
    </Lines>
  )
}
