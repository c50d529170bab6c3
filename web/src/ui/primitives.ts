import styled, {css} from 'styled-components'

export const Wrap = styled.div`
  width: 100%;
  max-width: calc(var(--wrap) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`

/**
 * The one dark background: for the measured value, or the choice to make. Everything inside uses the sea's text
 * colours.
 */
export const onSea = css`
  background: var(--sea);
  color: var(--sea-ink);
  --ground-muted: var(--sea-muted);
  --ground-line: var(--sea-line);
  --off: var(--sea-off);
  :focus-visible { --ring: var(--sea-ink); --ring-gap: var(--sea-deep); }
`

export const Section = styled.section`
  padding-block: var(--section);
  & + & { padding-top: 0; }
`

export const SectionHead = styled.div`
  display: grid;
  gap: var(--s4);
  margin-bottom: clamp(2rem, 1.5rem + 2vw, 3.5rem);
  @media (min-width: 60rem) { grid-template-columns: 7fr 5fr; align-items: end; gap: var(--s7); }
`

export const Title = styled.h2`
  font-size: var(--t5);
  line-height: 1;
  letter-spacing: -0.008em;
`

export const Subtitle = styled.h2`
  font-size: var(--t4);
`

export const Lede = styled.p`
  font-size: var(--t2);
  line-height: 1.5;
  color: var(--ground-muted, var(--muted));
  max-width: 44ch;
`

export const Small = styled.p`
  font-size: var(--t0);
  line-height: 1.45;
  color: var(--ground-muted, var(--muted));
`

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
`

export const Card = styled.div`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  padding: var(--s5);
`

/** A list whose bullets are stripes off the sock. */
export const Ticks = styled.ul`
  display: grid;
  gap: var(--s3);
  align-content: start;
  li { display: grid; grid-template-columns: auto 1fr; gap: 0.7em; align-items: start; line-height: 1.4; }
  li::before {
    content: '';
    width: 0.62em;
    height: 0.8em;
    margin-top: 0.3em;
    background: var(--signal);
    clip-path: var(--stripe);
  }
  @media (forced-colors: active) { li::before { background: CanvasText; } }
`

/** A stripe off the sock before the text. */
export const Badge = styled.span<{$tone?: 'up' | 'muted' | 'fill'}>`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  font: 600 var(--t-1) / 1.2 var(--text);
  color: ${({$tone}) => ($tone === 'up' ? 'var(--up)' : $tone === 'muted' ? 'var(--muted)' : 'inherit')};
  &::before {
    content: '';
    width: 0.62em;
    height: 0.86em;
    background: currentColor;
    clip-path: var(--stripe);
  }
  @media (forced-colors: active) { &::before { background: CanvasText; } }
  ${({$tone}) =>
    $tone === 'fill' &&
    css`
      background: var(--signal);
      color: var(--on-signal);
      padding: 0.32em 0.7em 0.32em 0.55em;
      outline: 1px solid transparent; /* an edge where colours are the visitor's own */
      border-radius: var(--r1);
    `}
`

/** Marker of an accordion: a little sock that hangs when closed and lifts when open. */
export const disclosure = css`
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  &::after {
    content: '';
    flex: none;
    width: 1.7rem;
    height: 0.95rem;
    margin-right: 0.25rem;
    background: var(--edge);
    mask: linear-gradient(90deg, #000 30%, #0000 30% 37%, #000 37% 64%, #0000 64% 71%, #000 71%);
    clip-path: polygon(0 0, 100% 24%, 100% 76%, 0 100%);
    rotate: 84deg;
    transition: rotate var(--base) var(--ease), background-color var(--base);
  }
  &:hover::after { rotate: 62deg; }
  &:is([open] > *)::after { rotate: -7deg; background: var(--signal); }
  @media (forced-colors: active) { &::after, &:is([open] > *)::after { background: CanvasText; } }
  @media print { &::after { display: none; } }
`

/** Cards in a grid. */
export const Grid = styled.div`
  display: grid;
  gap: var(--gap);
  > * { min-width: 0; }
`

/** The heading of a card. */
export const CardTitle = styled.h2`
  font-size: var(--t3);
`

/** Shown in place of an empty list. */
export const Empty = styled.p`
  color: var(--ground-muted, var(--muted));
  font-size: var(--t0);
`

/** Space above a single card in the customer area. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  margin-bottom: var(--s4);
`

/** Fields of a board, divided by thin lines: an icon, a heading and a short text each. */
export const Board = styled.ul`
  display: grid;
  gap: 1px;
  background: var(--line);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  overflow: hidden;
  > li {
    outline: 1px solid transparent;
    background: var(--surface);
    padding: clamp(1.25rem, 0.9rem + 1.2vw, 1.75rem);
    display: grid;
    gap: var(--s2);
    align-content: start;
  }
  > li > svg { color: var(--signal-text); margin-bottom: var(--s3); }
  h3 { font-size: var(--t3); }
  h3 + p { color: var(--muted); max-width: 44ch; }
`
