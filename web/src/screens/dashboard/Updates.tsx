import styled from 'styled-components'
import type {DashboardQueryResult} from '../../../../domain/content/content.types.ts'
import {formatMoment} from '../../../../domain/format/format.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {useTranslation} from '../../i18n/index.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Dialog, DialogFoot} from '../../ui/dialogs/Dialog.tsx'
import {Badge, Card, CardTitle, Empty} from '../../ui/primitives.ts'

const Box = styled(Card).attrs({as: 'section'})`
  display: flex;
  flex-direction: column;
  ul { margin-top: var(--s4); display: grid; }
  li { display: grid; align-content: start; gap: 0.2rem; padding: var(--s4) 0; border-top: 1px solid var(--line); }
  li:first-child { border: 0; padding-top: 0; }
  li:last-child { padding-bottom: 0; }
  li > div:first-child { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 var(--s4); }
  h3 { font: 600 var(--t1) / 1.35 var(--text); text-wrap: pretty; }
  time { font-size: var(--t-1); color: var(--muted); }
  p { font-size: var(--t0); line-height: 1.45; color: var(--muted); }
`

const Facts = styled.dl`
  display: grid;
  gap: var(--s3);
  dt { font-size: var(--t0); color: var(--muted); }
  dd, dd * { font-size: var(--t1); color: var(--ink); }
`

const TONES = {
  Ranking: 'var(--signal-text)',
  'Tech SEO': 'var(--up)',
  Content: 'var(--ink)',
  Schema: 'var(--warn)',
}

type Content = PageContext<DashboardQueryResult>['content']
type Update = Content['updates'][number]

export function Updates({updates, page}: {updates: Update[]; page: Content['page']}) {
  return (
    <Box aria-labelledby="updates">
      <CardTitle id="updates">
        <Hyphenated>{page.updates.heading}</Hyphenated>
      </CardTitle>
      {updates.length === 0 && <Empty>{page.empty.updates}</Empty>}
      <ul>
        {updates.map((update) => (
          <Item key={update._id} update={update} page={page} />
        ))}
      </ul>
    </Box>
  )
}

function Item({update, page}: {update: Update; page: Content['page']}) {
  const {t} = useTranslation()
  const {language} = usePage()
  const {title, impact, badge, timestamp} = update
  const moment = (year: boolean) => <time dateTime={timestamp}>{formatMoment(timestamp, language, {year})}</time>
  return (
    <li>
      <div>
        <Badge style={{color: TONES[badge]}}>{badge}</Badge>
        {moment(false)}
      </div>
      <h3>
        <Hyphenated>{title}</Hyphenated>
      </h3>
      <p>{impact}</p>
      <div>
        <Dialog trigger={page.updates.detailsLabel} subject={title} title={title} size="sm">
          <Facts>
            <div>
              <dt>{t('update.kind')}</dt>
              <dd>
                <Badge style={{color: TONES[badge]}}>{badge}</Badge>
              </dd>
            </div>
            <div>
              <dt>{t('update.effect')}</dt>
              <dd>{impact}</dd>
            </div>
            <div>
              <dt>{t('update.moment')}</dt>
              <dd>{moment(true)}</dd>
            </div>
          </Facts>
          <DialogFoot>
            <ActionLink
              action={{label: page.banner.linkLabel, destination: pathOf('adjustments', language)}}
              variant="secondary"
            />
          </DialogFoot>
        </Dialog>
      </div>
    </li>
  )
}
