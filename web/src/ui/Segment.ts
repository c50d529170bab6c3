import styled from 'styled-components'

/**
 * A few short options side by side: language, theme, period. Children carry aria-current or aria-pressed, or are labels around
 * a radio.
 */
export const Segment = styled.div`
  display: inline-flex;
  max-width: 100%;
  border-radius: var(--r2);
  background: var(--segment-ground, var(--surface));
  box-shadow: inset 0 0 0 1.5px var(--ground-muted, var(--edge));
  > * {
    display: grid;
    place-items: center;
    min-height: var(--control);
    min-width: 2.9rem;
    padding: 0 clamp(0.5rem, 3vw, 0.75rem);
    border: 4px solid transparent;
    border-radius: 8px;
    background: none;
    background-clip: padding-box;
    font: 600 var(--t0) / 1 var(--text);
    text-decoration: none;
    cursor: pointer;
    color: var(--ground-muted, var(--muted));
  }
  > *:hover { color: inherit; }
  svg { width: 1.15rem; height: 1.15rem; }
  > label { position: relative; text-align: center; }
  > label > input { position: absolute; inset: 0; appearance: none; cursor: inherit; }
  > [aria-current='true'], > [aria-pressed='true'], > :has(:checked) {
    background-color: var(--segment-chosen, var(--ink));
    color: var(--segment-chosen-ink, var(--sky));
  }
  @media (forced-colors: active) {
    > * { border-width: 1px; }
    > [aria-current='true'], > [aria-pressed='true'], > :has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print { display: none; }
`
