import styled from 'styled-components'
import {Card, onSea, Wrap} from '../../ui/primitives.ts'

export const Strip = styled.aside`
  ${onSea}
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  column-gap: var(--s3);
  min-height: var(--control);
  padding-inline: var(--gutter);
  font-size: var(--t0);
  line-height: 1.3;
  a { display: inline-flex; align-items: center; gap: 0.3em; min-height: var(--control); }
  @media (max-width: 39.99rem) { span { display: none; } }
  @media print { display: none; }
`

export const BlogCard = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: clamp(1.25rem, 4vw, 3rem);
  align-items: center;
  > svg { height: 7rem; }
  > div:only-child { grid-column: 1 / -1; }
  > img {
    width: clamp(6rem, 30vw, 16rem);
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: var(--r2);
    /* In a narrower column a heading would have one word per line. */
    @media (max-width: 39.99rem) { grid-column: 1 / -1; width: 100%; + div { grid-column: 1 / -1; } }
  }
  h2 { margin: 0.35rem 0 0.5rem; }
  h2 a { text-decoration: none; overflow-wrap: anywhere; }
  h2 a:hover { text-decoration: underline; }
  p { color: var(--muted); max-width: var(--measure); }
  h2 a, p + a { display: inline-flex; align-items: center; min-height: var(--control); }
  @media (min-width: 60rem) {
    > div { display: grid; grid-template-columns: 1fr 1fr; justify-items: start; column-gap: var(--s7); }
    p { grid-area: 1 / 2 / 4; align-self: center; font-size: var(--t2); line-height: 1.5; }
  }
`

export const Faq = styled(Wrap)`
  display: grid;
  gap: var(--s6);
  > :first-child { display: grid; gap: var(--s4); align-content: start; }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    gap: var(--s8);
    > :first-child { position: sticky; top: 7rem; align-self: start; }
  }
`
