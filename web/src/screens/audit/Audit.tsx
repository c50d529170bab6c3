import {graphql, type PageProps} from 'gatsby'
import {Check, TriangleAlert} from 'lucide-react'
import styled from 'styled-components'
import {HIGHEST, stepOf} from '../../../../domain/brand/windsock.ts'
import type {AuditQueryResult} from '../../../../domain/content/content.types.ts'
import {formatNumber} from '../../../../domain/format/format.ts'
import {useTranslation} from '../../i18n/index.ts'
import {CustomerPage} from '../../layout/CustomerPage.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Icon} from '../../ui/Icon.tsx'
import {Badge, Card, CardTitle, Empty, Grid, Small, VisuallyHidden} from '../../ui/primitives.ts'
import {Windsock} from '../../ui/Windsock.tsx'

const Scores = styled(Grid).attrs({as: 'ul'})`
  @media (min-width: 48rem) { grid-template-columns: repeat(3, 1fr); }
  margin-bottom: var(--gap);
`

const ScoreCard = styled(Card).attrs({as: 'li'})`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.5rem;
  gap: var(--s2) var(--s4);
  align-content: start;
  h2 { grid-column: 1 / -1; display: flex; gap: 0.5em; align-items: center; font: 600 var(--t0) / 1.3 var(--text); color: var(--muted); }
  h2 svg { flex: none; }
  strong { font: 700 var(--t5) / 1 var(--display); font-variant-numeric: tabular-nums; white-space: nowrap; }
  strong small { font-size: 0.5em; color: var(--muted); }
  > p { grid-column: 1 / -1; }
  b { font: 700 var(--t2) / 1.2 var(--display); text-transform: lowercase; }
  /* In a column of its own, so that the poles of stacked cards line up. */
  > svg { grid-area: 2 / 2 / span 2; height: 6rem; }
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    grid-template-columns: minmax(0, 1fr) 4.25rem;
    column-gap: var(--s3);
    > svg { height: 4rem; }
  }
  > div { grid-column: 1 / -1; height: 0.75rem; background: linear-gradient(90deg, var(--signal) var(--share), var(--off) 0); forced-color-adjust: none; }
`

const Two = styled(Grid)`
  @media (min-width: 60rem) { grid-template-columns: 1fr 1fr; align-items: start; }
`

const Findings = styled(Card).attrs({as: 'section'})`
  ul { margin-top: var(--s4); }
  li { display: grid; grid-template-columns: auto 1fr; gap: 0.2rem var(--s3); padding: var(--s4) 0; border-top: 1px solid var(--line); }
  li:last-child { padding-bottom: 0; }
  li > svg { margin-top: 0.15rem; }
  h3 { font: 600 var(--t1) / 1.35 var(--text); }
  h3 + * { grid-column: 2; }
  p { font-size: var(--t0); line-height: 1.45; color: var(--muted); grid-column: 2; }
  header { display: flex; justify-content: space-between; gap: var(--s3); align-items: baseline; }
  header > span { flex: none; max-width: 50%; }
`

type Content = PageContext<AuditQueryResult>['content']
type Finding = Content['findings'][number]

const URGENCY = {high: 0, medium: 1}
const urgencyOf = ({priority}: Finding) => URGENCY[priority ?? 'medium']

export default function Audit({pageContext}: PageProps<unknown, PageContext<AuditQueryResult>>) {
  const {page, steps, scores, findings} = pageContext.content
  const wellDone = findings.filter(({outcome}) => outcome === 'wellDone')
  const attention = findings
    .filter(({outcome}) => outcome === 'attention')
    .sort((one, other) => urgencyOf(one) - urgencyOf(other))
  return (
    <CustomerPage heading={page.heading} intro={page.intro}>
      {scores.length === 0 && <Empty>{page.empty.scores}</Empty>}
      <Scores>
        {scores.map((score) => (
          <Score key={score._id} score={score} steps={steps} />
        ))}
      </Scores>
      <Two>
        <List id="attention" list="attention" findings={attention} words={page} />
        <List id="well-done" list="wellDone" findings={wellDone} words={page} />
      </Two>
    </CustomerPage>
  )
}

type ScoreProps = {score: Content['scores'][number]; steps: Content['steps']}

function Score({score: {icon, label, score, passed, total}, steps}: ScoreProps) {
  const {t} = useTranslation()
  const {language} = usePage()
  const shown = formatNumber(score, language, 1)
  return (
    <ScoreCard>
      <h2>
        <Icon name={icon} />
        {label}
      </h2>
      <strong>
        {shown}
        <small>/{HIGHEST}</small>
      </strong>
      <Windsock level={score / HIGHEST} />
      <b>{steps[stepOf(score, steps.length)]}</b>
      <Small>{t('audit.checks', {passed, total})}</Small>
      <div style={{'--share': `${total > 0 ? (passed / total) * 100 : 0}%`} as React.CSSProperties} />
    </ScoreCard>
  )
}

type Words = Content['page']
type ListProps = {id: string; list: 'attention' | 'wellDone'; findings: Finding[]; words: Words}

function List({id, list, findings, words}: ListProps) {
  const texts = words[list]
  return (
    <Findings aria-labelledby={id}>
      <CardTitle id={id}>{texts.heading}</CardTitle>
      <Small>{texts.intro}</Small>
      {findings.length === 0 && <Empty style={{marginTop: 'var(--s4)'}}>{words.empty[list]}</Empty>}
      <ul>
        {findings.map((finding) => (
          <Item key={finding._id} finding={finding} words={words} />
        ))}
      </ul>
    </Findings>
  )
}

function Item({finding: {outcome, priority, title, text}, words}: {finding: Finding; words: Words}) {
  const {t} = useTranslation()
  return (
    <li>
      {outcome === 'wellDone' ? (
        <Check aria-hidden size={20} color="var(--up)" />
      ) : (
        <TriangleAlert aria-hidden size={20} color={priority === 'high' ? 'var(--down)' : 'var(--warn)'} />
      )}
      <header>
        <h3>{title}</h3>
        {priority && outcome === 'attention' && (
          <Badge style={{color: priority === 'high' ? 'var(--down)' : 'var(--warn)'}}>
            <span>
              <VisuallyHidden>{t('priority')}: </VisuallyHidden>
              <span>{words.priorities[priority]}</span>
            </span>
          </Badge>
        )}
      </header>
      <p>{text}</p>
    </li>
  )
}

export const query = graphql`
  query AuditPage($language: String!) {
    ...CustomerStrings
  }
`
