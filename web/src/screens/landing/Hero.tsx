import styled, {css} from 'styled-components'
import type {LandingQueryResult} from '../../../../domain/content/content.types.ts'
import {Sea} from '../../charts/Sea.tsx'
import {ActionLink} from '../../layout/ActionLink.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Picture} from '../../ui/Picture.tsx'
import {Lede, onSea, Row, Wrap} from '../../ui/primitives.ts'
import {Benefits} from './Benefits.tsx'

type Content = PageContext<LandingQueryResult>['content']
type PageContent = Content['page']

/** An image is beside the text where there is room, else after it. */
const beside = css`
  padding-bottom: clamp(2rem, 1rem + 4vw, 5rem);
  > img { width: 100%; height: auto; border-radius: var(--r3); margin-top: var(--s6); }
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: 7fr 5fr;
    gap: var(--s8);
    align-items: center;
    > img { margin-top: 0; max-height: 36rem; object-fit: cover; }
  }
`

const Opening = styled(Wrap)<{$pictured?: boolean}>`
  position: relative;
  padding-block: clamp(1.5rem, 1rem + 3vw, 4rem) var(--s5);
  h1 {
    font-size: clamp(2.75rem, 1.7rem + 4.6vw, 7rem);
    line-height: 0.95;
    letter-spacing: -0.02em;
    max-width: 15ch;
    margin-bottom: var(--s5);
    @media (min-width: 64rem) and (max-height: 50rem) { font-size: clamp(2.75rem, 1.2rem + 4vw, 4.75rem); }
  }
  @media (max-width: 39.99rem) { div > a { width: 100%; } }
  ${({$pictured}) => $pictured && beside}
`

const Eyebrow = styled.p`
  font: 600 var(--t0) / 1.3 var(--text);
  color: var(--muted);
  margin-bottom: var(--s3);
`

const Note = styled.p`
  margin-top: var(--s4);
  font-size: var(--t0);
  color: var(--muted);
  a { display: flex; align-items: center; width: fit-content; min-height: var(--control); }
`

/** The sea is beside the text where there is room, else under it. */
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  --sea-height: 14.5rem;
  > figure { position: relative; }
  @media (max-width: 63.99rem) { > figure > :first-child { width: 153%; margin-left: -52%; } }
  @media (min-width: 64rem) {
    --sea-height: 30rem;
    > figure { margin-top: -22rem; pointer-events: none; }
    > :first-child { z-index: 2; }
  }
`

const Caption = styled.figcaption`
  ${onSea}
  color: var(--sea-muted);
  font-size: var(--t-1);
  padding-top: var(--s4);
  i {
    display: inline-block;
    width: 1.6rem;
    border-top: 2px dotted var(--sea-muted);
    vertical-align: 0.25em;
    margin-right: 0.5em;
  }
`

const Deep = styled.div`
  ${onSea}
  padding-block: var(--s6) var(--s7);
  dl { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s5) var(--s4); margin-top: var(--s5); }
  @media (min-width: 48rem) { dl { grid-template-columns: repeat(4, 1fr); } }
  dl > div { border-top: 1px solid var(--sea-line); padding-top: var(--s3); display: flex; flex-direction: column; }
  h2 { font: 600 var(--t2) / 1.3 var(--text); }
  dt { order: 1; color: var(--sea-muted); font-size: var(--t0); line-height: 1.35; margin-top: 0.2em; }
  dd { font: 700 var(--t3) / 1.1 var(--display); }
  p { color: var(--sea-muted); font-size: var(--t-1); margin-top: var(--s5); max-width: var(--measure); }
`

const Proof = styled(Wrap)<{$pictured: boolean}>`
  > img { width: 100%; height: auto; border-radius: var(--r3); margin-bottom: var(--s5); }
  ${({$pictured}) =>
    $pictured &&
    css`
      @media (min-width: 64rem) {
        display: grid;
        grid-template-columns: 4fr 8fr;
        gap: var(--s7);
        align-items: center;
        > img { margin-bottom: 0; }
      }
    `}
`

/** Leaves room on a phone for the whole of the full sock. */
const LAST_DAY_AT = 850

type Props = {
  hero: PageContent['hero']
  /** Address of the demo dashboard. */
  demo: PageContent['features']['demo']
  benefits: string[]
  claims: PageContent['claims']
  /** The visitor series of the demo dashboard. */
  points: Content['series']['points']
}

export function Hero({hero, demo, benefits, claims, points}: Props) {
  return (
    <>
      <Frame>
        <Opening $pictured={Boolean(hero.picture)}>
          <div>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1>{hero.headline}</h1>
            <Lede>{hero.intro}</Lede>
            <Benefits benefits={benefits} />
            <Row style={{marginTop: 'var(--s5)'}}>
              <ActionLink action={hero.primaryAction} variant="default" size="lg" />
              <ActionLink action={hero.secondaryAction} variant="outline" size="lg" />
            </Row>
            <Note>
              {hero.note}
              <ActionLink action={demo} />
            </Note>
          </div>
          {hero.picture && <Picture picture={hero.picture} sizes="(min-width: 64rem) 30rem, 100vw" eager />}
        </Opening>
        {!hero.picture && (
          <figure>
            <Sea points={points} labels to={LAST_DAY_AT} />
            <Caption>
              <Wrap>
                <i aria-hidden />
                {hero.chartCaption}
              </Wrap>
            </Caption>
          </figure>
        )}
      </Frame>
      <Deep>
        <Proof $pictured={Boolean(claims.picture)}>
          {claims.picture && <Picture picture={claims.picture} sizes="(min-width: 64rem) 24rem, 100vw" />}
          <div>
            <h2>{claims.heading}</h2>
            <dl>
              {claims.items.map(({_key, title, text}) => (
                <div key={_key}>
                  <dt>{text}</dt>
                  <dd>{title}</dd>
                </div>
              ))}
            </dl>
            <p>{claims.note}</p>
          </div>
        </Proof>
      </Deep>
    </>
  )
}
