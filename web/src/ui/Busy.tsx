import styled from 'styled-components'

const Stripes = styled.span`
  display: inline-flex;
  gap: 3px;
  i {
    width: 7px;
    height: 14px;
    background: var(--signal);
    clip-path: var(--stripe);
    animation: lift 1.05s var(--swell) infinite;
  }
  i:nth-child(2) { animation-delay: 0.15s; scale: 1 0.82; }
  i:nth-child(3) { animation-delay: 0.3s; scale: 1 0.66; }
  @keyframes lift { 0%, 70%, 100% { opacity: 0.3; } 30% { opacity: 1; } }
  @media (prefers-reduced-motion: reduce) { i { animation: none; } }
`

/** Progress indicator: three stripes that light up in turn. */
export const Busy = () => (
  <Stripes aria-hidden>
    <i />
    <i />
    <i />
  </Stripes>
)
