import styled, {css} from 'styled-components'
import {DRAWN_NAME, LETTERS, POLE, STRIPES} from '../../../domain/brand/mark.ts'
import {usePage} from '../page/usePage.ts'

const HEIGHT = '1.75rem'

const Svg = styled.svg`
  height: ${HEIGHT};
  width: auto;
  path { fill: currentColor; }
  .stripes { fill: var(--signal); }
`

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  font: 700 var(--t3) / 1 var(--display);
`

const darkGround = css`
  .light { display: none; }
  .dark { display: block; }
`

const Pair = styled.span<{$onSea: boolean}>`
  img { height: ${HEIGHT}; width: auto; max-width: 12rem; object-fit: contain; }
  .dark { display: none; }
  ${({$onSea}) => $onSea && darkGround}
  [data-theme='dark'] & { ${darkGround} }
  @media (prefers-color-scheme: dark) { [data-theme='system'] & { ${darkGround} } }
`

/** The editors' logo, one for each theme; else the wordmark. A renamed company keeps the symbol. */
export function Logo({onSea = false}: {onSea?: boolean}) {
  const {brandName, logo} = usePage().site.settings
  if (logo?.light && logo.dark)
    return (
      <Pair $onSea={onSea}>
        {(['light', 'dark'] as const).map((ground) => (
          <img
            key={ground}
            className={ground}
            src={logo[ground]?.url}
            width={logo[ground]?.width ?? undefined}
            height={logo[ground]?.height ?? undefined}
            alt=""
          />
        ))}
      </Pair>
    )
  return <Wordmark brand={brandName} />
}

/** Takes its colours from its background in both themes. */
function Wordmark({brand}: {brand: string}) {
  const drawn = brand === DRAWN_NAME
  const svg = (
    <Svg viewBox={drawn ? '0 0 145 37' : '0 0 32 32'} aria-hidden>
      <path d={POLE} />
      <path className="stripes" d={STRIPES} />
      {drawn && <path d={LETTERS} />}
    </Svg>
  )
  return drawn ? (
    svg
  ) : (
    <Name>
      {svg}
      {brand}
    </Name>
  )
}
