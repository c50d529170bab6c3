import {type ReactNode, useId, useState} from 'react'
import styled from 'styled-components'
import type {AdjustmentsQueryResult} from '../../../../domain/content/content.types.ts'
import {formatDay} from '../../../../domain/format/format.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import {useTranslation} from '../../i18n/index.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Button} from '../../ui/Button.ts'
import {FieldBox, Select} from '../../ui/forms/Field.tsx'
import {Badge, Empty, Row, Small, Subtitle} from '../../ui/primitives.ts'
import {Table} from '../../ui/Table.tsx'

type Content = PageContext<AdjustmentsQueryResult>['content']
type Entry = Content['log'][number]

const STATUSES = ['completed', 'active', 'scheduled', 'pending'] as const
const TONES: Record<Entry['status'], string> = {
  completed: 'var(--up)',
  active: 'var(--up)',
  scheduled: 'var(--ink)',
  pending: 'var(--muted)',
}

const Section = styled.section`
  margin-top: var(--s7);
  display: grid;
  gap: var(--s4);
`

const Filters = styled(Row)`
  align-items: end;
  > div { flex: 1 1 8rem; max-width: 14rem; }
  > p { min-height: var(--control); display: flex; align-items: center; }
`

/** Turns every row into a card where the six columns do not fit. */
const Entries = styled(Table)`
  container-type: inline-size;
  tbody td:nth-child(3) { min-width: 14rem; }
  @container (max-width: 52rem) {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    table, tbody { display: block; } /* a table is never narrower than its longest word */
    tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.2rem var(--s4); padding: var(--s4); border-top: 1px solid var(--line); }
    tbody tr:first-child { border: 0; }
    tbody th, tbody td { display: block; padding: 0; border: 0; min-width: 0; }
    tbody th { order: 1; font-weight: 400; color: var(--muted); }
    tbody td:nth-child(5) { order: 2; }
    tbody td:nth-child(3) { order: 3; grid-column: 1 / -1; font-weight: 600; }
    tbody td:nth-child(6) { order: 4; grid-column: 1 / -1; color: var(--muted); }
    tbody td:nth-child(2) { order: 5; color: var(--muted); }
    tbody td:nth-child(4) { order: 6; }
  }
`

/** Recent optimisations: the HTML has all of them, filters reduce them. */
export function Log({entries, page}: {entries: Entry[]; page: Content['page']}) {
  const {t} = useTranslation()
  const [status, setStatus] = useState('')
  const [type, setType] = useState('')
  const shown = entries.filter((entry) => (!status || entry.status === status) && (!type || entry.type === type))
  const types = [...new Set(entries.map((entry) => entry.type))].sort()
  return (
    <Section aria-labelledby="log">
      <div>
        <Subtitle id="log">{page.logHeading}</Subtitle>
        <Small>{fill(page.logIntro, {count: String(entries.length)})}</Small>
      </div>
      <Filters data-needs-js>
        <Filter label={t('log.status')} value={status} onChange={setStatus}>
          {STATUSES.map((option) => (
            <option key={option} value={option}>
              {page.statuses[option]}
            </option>
          ))}
        </Filter>
        <Filter label={t('log.type')} value={type} onChange={setType}>
          {types.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Filter>
        <Small role="status">{t('log.count', {count: shown.length, total: entries.length})}</Small>
      </Filters>
      {shown.length > 0 ? (
        <Rows entries={shown} statuses={page.statuses} />
      ) : (
        <Row>
          <Empty>{page.empty.log}</Empty>
          <Button
            type="button"
            $variant="outline"
            $size="sm"
            onClick={() => {
              setStatus('')
              setType('')
            }}
          >
            {t('clearFilter')}
          </Button>
        </Row>
      )}
    </Section>
  )
}

type FilterProps = {label: string; value: string; onChange: (value: string) => void; children: ReactNode}

function Filter({label, value, onChange, children}: FilterProps) {
  const id = useId()
  const {t} = useTranslation()
  return (
    <FieldBox>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('all')}</option>
        {children}
      </Select>
    </FieldBox>
  )
}

function Rows({entries, statuses}: {entries: Entry[]; statuses: Content['page']['statuses']}) {
  const {t} = useTranslation()
  const {language} = usePage()
  return (
    <Entries label={t('log.caption')}>
      <thead>
        <tr>
          {(['type', 'page', 'title', 'status', 'date', 'impact'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`log.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry._id}>
            <th scope="row" lang="en">
              {entry.type}
            </th>
            <td>{entry.page}</td>
            <td>{entry.title}</td>
            <td>
              <Badge style={{color: TONES[entry.status]}}>{statuses[entry.status]}</Badge>
            </td>
            <td className="number">
              <time dateTime={entry.date}>{formatDay(entry.date, language)}</time>
            </td>
            <td>{entry.impact}</td>
          </tr>
        ))}
      </tbody>
    </Entries>
  )
}
