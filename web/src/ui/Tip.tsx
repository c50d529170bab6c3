import type {ReactNode} from 'react'
import styled from 'styled-components'

/** Specification 9, interface defaults. */
const OPENS_AFTER_MS = 700

const Box = styled.span`
  position: relative;
  display: inline-flex;
  > [data-tip] {
    position: absolute;
    z-index: 20;
    top: calc(100% + 8px);
    right: 0;
    width: max-content;
    max-width: 15rem;
    padding: var(--s2) var(--s3);
    border-radius: var(--r2);
    background: var(--ink);
    color: var(--sky);
    font: 400 var(--t0) / 1.4 var(--text);
    opacity: 0;
    visibility: hidden;
    pointer-events: none;
    transition: opacity var(--fast), visibility var(--fast);
  }
  &:hover > [data-tip] { opacity: 1; visibility: visible; transition-delay: ${OPENS_AFTER_MS}ms; }
  &:has(:focus-visible) > [data-tip] { opacity: 1; visibility: visible; transition-delay: 0s; }
  @media (hover: none) { > [data-tip] { display: none; } }
  @media print { > [data-tip] { display: none; } }
`

/**
 * Tooltip of an icon button, after a moment of hovering, at once with the keyboard. The button has the same name, so it
 * is hidden from screen readers.
 */
export function Tip({text, children}: {text: ReactNode; children: ReactNode}) {
  return (
    <Box>
      {children}
      <span data-tip aria-hidden>
        {text}
      </span>
    </Box>
  )
}
