import styled from 'styled-components'
import type {LandingQueryResult} from '../../../../domain/content/content.types.ts'
import {measuringAddress} from '../../../../domain/pages/windAddress.ts'
import {siteUrl} from '../../head/Seo.tsx'
import {Proofs} from '../../layout/Proofs.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Card, Section, Small, Subtitle, Wrap} from '../../ui/primitives.ts'
import {WindForm} from './WindForm.tsx'

const Band = styled(Section)`
  padding-top: clamp(2.5rem, 1.5rem + 3vw, 4.5rem);
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: var(--s6) var(--s7); margin-block: var(--s5) var(--s4); }
  dt { font: 700 3.5rem / 1 var(--display); font-variant-numeric: tabular-nums; margin-bottom: var(--s2); }
  dd { margin: 0; color: var(--muted); max-width: 26ch; }
  h2 + div { margin-top: var(--s5); }
`

const Beside = styled(Wrap)`
  display: grid;
  gap: var(--s7);
  align-items: start;
  @media (min-width: 60rem) { grid-template-columns: 7fr 5fr; gap: var(--s8); }
`

const Note = styled(Small)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s4);
  a { display: inline-flex; align-items: center; min-height: var(--control); }
`

const Measure = styled(Card)`
  display: grid;
  gap: var(--s4);
  form { margin: 0; max-width: none; }
  @media print { display: none; }
`

type Content = PageContext<LandingQueryResult>['content']
type Texts = Content['page']['measured']
type Props = {texts: Texts; wind: Content['wind']; proofs: Content['proofs']; heading: string}

const figuresOf = ({items}: Texts) => items.filter(({title}) => title)

/** The renderer empties figures that are old. */
export const hasFigures = (texts: Texts): boolean => figuresOf(texts).length > 0

/** Figures of this very page, beside what customers say; and the same measurement for the visitor's own website. */
export function Evidence({texts, wind, proofs, heading}: Props) {
  const measure = wind && (
    <Measure as="section" aria-labelledby="wind-heading">
      <Subtitle id="wind-heading">{wind.heading}</Subtitle>
      <WindForm words={wind} />
    </Measure>
  )
  if (!hasFigures(texts))
    return (
      measure && (
        <Band as="div">
          <Wrap>{measure}</Wrap>
        </Band>
      )
    )
  return (
    <Band as="div">
      <Beside>
        <section aria-labelledby="measured-heading">
          <Figures texts={texts} canMeasure={wind !== null} />
        </section>
        {proofs.length > 0 && (
          <section aria-labelledby="proof-heading">
            <Subtitle id="proof-heading">{heading}</Subtitle>
            <Proofs proofs={proofs} />
          </section>
        )}
        {measure}
      </Beside>
    </Band>
  )
}

function Figures({texts, canMeasure}: {texts: Texts; canMeasure: boolean}) {
  const {language} = usePage()
  return (
    <>
      <Subtitle id="measured-heading">{texts.heading}</Subtitle>
      <dl>
        {figuresOf(texts).map(({_key, title, text}) => (
          <div key={_key}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Note>
        {texts.note}
        {canMeasure && (
          <a rel="nofollow" href={measuringAddress(language, siteUrl)}>
            {texts.again}
          </a>
        )}
      </Note>
    </>
  )
}
