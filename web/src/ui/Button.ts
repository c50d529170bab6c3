import {Link} from 'gatsby'
import styled, {css} from 'styled-components'

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  default: css`
    --bg: var(--signal);
    --fg: var(--on-signal);
    &:hover { --bg: var(--signal-hover); }
    @media (forced-colors: active) { &:not(:disabled, [aria-busy='true']) { forced-color-adjust: none; --bg: Highlight; --fg: HighlightText; } }
  `,
  destructive: css`
    --bg: var(--danger);
    --fg: var(--on-danger);
    &:hover { --bg: color-mix(in oklab, var(--danger) 88%, var(--ink)); }
  `,
  outline: css`
    --bd: var(--ground-muted, var(--edge));
    &:hover { --bd: currentColor; --bg: color-mix(in oklab, currentColor 7%, transparent); }
  `,
  secondary: css`
    --bg: var(--ink);
    --fg: var(--sky);
    &:hover { --bg: color-mix(in oklab, var(--ink) 86%, var(--sky)); }
    @media (forced-colors: active) { &, &:hover { --bg: Canvas; } }
  `,
  ghost: css`
    &:hover { --bg: color-mix(in oklab, currentColor 9%, transparent); }
  `,
  link: css`
    text-decoration: underline;
    text-decoration-color: var(--signal);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
    &:hover { text-decoration-thickness: 3px; }
    /* Forced colours draw every button as a box, which would touch its text. */
    @media (forced-colors: active) { text-decoration: none; && { padding-inline: 0.75rem; } }
  `,
}

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  default: css``,
  sm: css`
    min-height: 2.25rem;
    padding: 0.25rem 0.75rem;
    &::after { content: ''; position: absolute; inset: -0.3125rem 0; }
  `,
  lg: css`
    min-height: 3.25rem;
    padding: 0.75rem 1.5rem;
    font-size: var(--t1);
  `,
  icon: css`
    width: var(--control);
    padding: 0;
    flex: none;
  `,
}

type Look = {
  $variant?: ButtonVariant | undefined
  $size?: ButtonSize | undefined
  $wide?: boolean | undefined
}

/** Styles that all variants share, written into a page once. */
const shape = css`
  --bg: transparent;
  --fg: inherit;
  --bd: transparent;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  /* A label wraps within the button's own row, and not earlier. */
  flex-shrink: 0;
  max-width: 100%;
  min-height: var(--control);
  padding: 0.5rem 1.125rem;
  border: 1.5px solid var(--bd);
  border-radius: var(--r2);
  background: var(--bg);
  color: var(--fg);
  font: 600 var(--t0) / 1.2 var(--text);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--fast), border-color var(--fast), color var(--fast);
  &:focus-visible { border-radius: var(--r2); }
  &:active { translate: 0 1px; }
  /* Overrides the hover styles of the variants. */
  &&:disabled, &&[aria-disabled='true'] {
    --bg: var(--sunken);
    --fg: var(--muted);
    --bd: var(--line);
    cursor: not-allowed;
    translate: none;
  }
  &&[aria-busy='true'] { --bg: var(--sunken); --fg: var(--ink); cursor: progress; }
  svg { width: 1.25em; height: 1.25em; flex: none; }
  .go { transition: translate var(--base) var(--ease); }
  &:hover .go { translate: 3px 0; }
  @media print { display: none; }
`

const look = css<Look>`
  ${({$variant = 'default'}) => variants[$variant]}
  ${({$size = 'default'}) => sizes[$size]}
  ${({$variant}) => $variant === 'link' && 'padding-inline: 0;'}
  ${({$wide}) => $wide && 'width: 100%;'}
`

/** A button: six variants, four sizes. */
export const Button = styled(styled.button`${shape}`)<Look>`${look}`

/** The same for a link to an anchor, a file or another site. */
export const ButtonAnchor = styled(styled.a`${shape}`)<Look>`${look}`

/** The same for a link to a page of the site. */
export const ButtonLink = styled(styled(Link)`${shape}`)<Look>`${look}`
