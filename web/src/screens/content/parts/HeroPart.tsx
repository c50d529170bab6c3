import styled, {css} from 'styled-components'
import {anchorOf} from '../../../../../domain/pages/anchors.ts'
import {Hyphenated} from '../../../layout/Hyphenated.tsx'
import {Picture} from '../../../ui/Picture.tsx'
import {Lede, Wrap} from '../../../ui/primitives.ts'
import {Actions} from './Actions.tsx'
import type {PartOf} from './part.ts'

const beside = css`
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: 7fr 5fr;
    gap: var(--s8);
    align-items: center;
    > img { margin-top: 0; }
  }
`

const below = css`
  @media (min-width: 48rem) { > img { aspect-ratio: 21 / 9; } }
`

const LAYOUTS = {words: undefined, beside, below}

const Opening = styled(Wrap).attrs({as: 'header'})<{$layout: keyof typeof LAYOUTS}>`
  padding-block: clamp(1.5rem, 1rem + 3vw, 4rem) var(--s7);
  h1, h2 {
    font-size: clamp(2.75rem, 1.7rem + 4.6vw, 6rem);
    line-height: 0.95;
    letter-spacing: -0.02em;
    max-width: 15ch;
    margin-bottom: var(--s5);
    scroll-margin-top: 6rem;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  h1 ~ div, h2 ~ div { margin-top: var(--s5); }
  > img { display: block; width: 100%; height: auto; border-radius: var(--r3); margin-top: var(--s6); max-height: 36rem; object-fit: cover; }
  @media (max-width: 39.99rem) { div > a { width: 100%; } }
  ${({$layout}) => LAYOUTS[$layout]}
`

const Eyebrow = styled.p`
  font: 600 var(--t0) / 1.3 var(--text);
  color: var(--muted);
  margin-bottom: var(--s3);
`

const SIZES = {beside: '(min-width: 64rem) 30rem, 100vw', below: '(min-width: 80rem) 75rem, 100vw', words: ''}

/** Opening of a page: its heading is that of the page. */
export function HeroPart({part: {layout, eyebrow, title, intro, actions, picture}}: {part: PartOf<'heroPart'>}) {
  return (
    <Opening $layout={layout}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1 id={anchorOf(title)}>
          <Hyphenated>{title}</Hyphenated>
        </h1>
        {intro && <Lede>{intro}</Lede>}
        {actions && actions.length > 0 && <Actions actions={actions} />}
      </div>
      {picture && layout !== 'words' && <Picture picture={picture} sizes={SIZES[layout]} eager />}
    </Opening>
  )
}
