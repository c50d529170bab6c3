import styled, {css} from 'styled-components'
import type {LandingQueryResult} from '../../../../domain/content/content.types.ts'
import {Sea} from '../../charts/Sea.tsx'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Picture} from '../../ui/Picture.tsx'
import {Lede, onSea, Row, Wrap} from '../../ui/primitives.ts'
import {Benefits} from './Benefits.tsx'
import {ScoreTile} from './ScoreTile.tsx'

type Content = PageContext<LandingQueryResult>['content']
type PageContent = Content['page']

/** Parts of the page's width: the first and the last day of the sea. Words are left of the first, whatever the width. */
const FIRST_DAY_AT = 0.5
const LAST_DAY_AT = 0.85

/** On narrow screens the sea is wider than the page, so that it rises as steeply: its width, and what is left of the page. */
const STRETCH = 1.53
const LEFT = 0.52
const narrow = (share: number) => `${((share * STRETCH - LEFT) * 100).toFixed(1)}%`

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

/** Beside the sea: words end before its first sock, and leave the height that the tile in the sky needs. */
const besideSea = css`
  @media (min-width: 64rem) {
    min-height: 37rem;
    > div { max-width: calc(${FIRST_DAY_AT * 100}% - 1.5rem); }
  }
`

const Opening = styled(Wrap)<{$pictured: boolean}>`
  position: relative;
  padding-block: clamp(1.5rem, 1rem + 3vw, 4rem) var(--s5);
  h1 {
    font-size: clamp(3.5rem, 2.667rem + 4.167vw, 7rem);
    line-height: 0.93;
    letter-spacing: -0.02em;
    max-width: 15ch;
    margin-bottom: var(--s5);
    @media (max-width: 29.99rem) { font-size: clamp(2.75rem, 17.5vw, 4rem); }
  }
  @media (min-width: 64rem) and (max-height: 50rem) { padding-top: var(--s5); }
  @media (max-width: 39.99rem) { padding-top: var(--s3); h1 { margin-bottom: var(--s4); } div > a { width: 100%; } }
  /* On a short phone too the price and its note are on the first screen. */
  @media (max-width: 39.99rem) and (max-height: 43rem) { padding-top: 0; > div { --s5: 0.75rem; --s4: 0.5rem; } h1 + p { line-height: 1.4; } }
  ${({$pictured}) => ($pictured ? beside : besideSea)}
`

const Eyebrow = styled.p`
  font: 600 var(--t1) / 1.3 var(--text);
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
  > figure { position: relative; }
  @media (min-width: 64rem) {
    > figure { margin-top: -22rem; pointer-events: none; }
    > :first-child { z-index: 2; }
  }
`

/** Drawing and tile, which share their width. */
const Scene = styled.div`
  position: relative;
  --sea-height: 14.5rem;
  --last-day: ${LAST_DAY_AT * 100}%;
  @media (max-width: 63.99rem) {
    margin-top: 7rem;
    --last-day: ${narrow(LAST_DAY_AT)};
    > :last-child { width: ${STRETCH * 100}%; margin-left: -${LEFT * 100}%; }
  }
  @media (min-width: 64rem) { --sea-height: 30rem; }
`

/** In the picture: on calm water where there is room for it, else on the water below. */
const Caption = styled.figcaption`
  ${onSea}
  color: var(--sea-muted);
  font-size: var(--t-1);
  padding-block: var(--s4);
  i {
    display: inline-block;
    width: 1.6rem;
    border-top: 2px dotted var(--sea-muted);
    vertical-align: 0.25em;
    margin-right: 0.5em;
  }
  @media (min-width: 64rem) {
    position: absolute;
    inset: auto 0 0;
    background: none;
    /* Lines of the water stop before the words. */
    p { width: fit-content; max-width: calc(${FIRST_DAY_AT * 100}% - 2.5rem); background: var(--sea); padding-right: var(--s2); }
  }
`

type Props = {
  hero: PageContent['hero']
  /** Address of the demo dashboard. */
  demo: PageContent['features']['demo']
  benefits: string[]
  /** The visitor series of the demo dashboard, and the score of its last day. */
  points: Content['series']['points']
  score: Content['score']
}

export function Hero({hero, demo, benefits, points, score}: Props) {
  return (
    <Frame>
      <Opening $pictured={Boolean(hero.picture)}>
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1>
            <Hyphenated>{hero.headline}</Hyphenated>
          </h1>
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
          <Scene>
            <ScoreTile score={score} />
            <Sea points={points} labels from={FIRST_DAY_AT * 1000} to={LAST_DAY_AT * 1000} />
          </Scene>
          <Caption>
            <Wrap>
              <p>
                <i aria-hidden />
                {hero.chartCaption}
              </p>
            </Wrap>
          </Caption>
        </figure>
      )}
    </Frame>
  )
}
