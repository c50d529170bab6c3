import {Link} from 'gatsby'
import styled from 'styled-components'
import type {BlogQueryResult} from '../../../../domain/content/content.types.ts'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Picture} from '../../ui/Picture.tsx'
import {CardTitle} from '../../ui/primitives.ts'
import {ArticleFacts} from './ArticleFacts.tsx'

type Listed = PageContext<BlogQueryResult>['content']['page']['articles'][number]

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4) var(--s6);
  position: relative;
  img { width: 100%; height: auto; aspect-ratio: 40 / 21; object-fit: cover; border-radius: var(--r2); outline: 1px solid var(--line); outline-offset: -1px; }
  > div { display: grid; gap: var(--s2); align-content: start; max-width: var(--measure); }
  h2 a { text-decoration: none; overflow-wrap: anywhere; }
  h2 a:hover { text-decoration: underline; }
  /* Makes the whole row the link. */
  h2 a::after { content: ''; position: absolute; inset: 0; }
  div > p:last-child { color: var(--muted); }
  @media (min-width: 40rem) { grid-template-columns: 14rem minmax(0, 1fr); }
  @media (min-width: 60rem) { grid-template-columns: 20rem minmax(0, 1fr); }
`

/** In the list; below an article it is narrower. */
const WIDTHS = '(min-width: 60rem) 36rem, (min-width: 40rem) 14rem, 100vw'

/** An article in a list: the image with which it is shared, its title, facts and introduction. */
export function ArticleCard({article}: {article: Listed}) {
  const {_id, title, intro, picture, destination} = article
  // The drawing shows the title once more, so it has no words of its own.
  const drawn = usePage().shareImages?.[_id]
  return (
    <Row>
      {picture ? (
        <Picture picture={picture} sizes={WIDTHS} />
      ) : (
        drawn && (
          <img src={drawn.src} width={drawn.width} height={drawn.height} alt="" loading="lazy" decoding="async" />
        )
      )}
      <div>
        <CardTitle>
          <Link to={destination}>
            <Hyphenated>{title}</Hyphenated>
          </Link>
        </CardTitle>
        <ArticleFacts article={article} />
        <p>{intro}</p>
      </div>
    </Row>
  )
}
