import {useId, useState} from 'react'
import styled, {css} from 'styled-components'
import type {AdjustmentsQueryResult} from '../../../../domain/content/content.types.ts'
import {useTranslation} from '../../i18n/index.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {Button} from '../../ui/Button.ts'
import {Dialog, DialogFoot} from '../../ui/dialogs/Dialog.tsx'
import {FieldBox, TextArea} from '../../ui/forms/Field.tsx'
import {Icon} from '../../ui/Icon.tsx'
import {Badge, Card, Row, Small} from '../../ui/primitives.ts'

const MONO = 'ui-monospace, monospace'

/** Indentation makes structured data readable. */
const code = css`
  display: block;
  font: 400 var(--t-1) / 1.6 ${MONO};
  white-space: pre-wrap;
`

const Box = styled(Card).attrs({as: 'article'})`
  display: flex;
  flex-direction: column;
  gap: var(--s4);
  header { display: grid; grid-template-columns: auto 1fr auto; gap: 0.1rem var(--s3); align-items: start; }
  header svg { margin-top: 0.2rem; color: var(--signal-text); }
  header > :last-child { margin-top: 0.3rem; }
  h2 { font-size: var(--t2); font-family: var(--text); font-weight: 600; line-height: 1.3; }
  dl { display: grid; gap: var(--s4); flex: 1; align-content: start; }
  dt { font: 600 var(--t-1) / 1.3 var(--text); color: var(--muted); margin-bottom: var(--s1); }
  dd { white-space: pre-line; overflow-wrap: anywhere; }
  code { ${code} }
  /* A line through two or three lines of text would make them hard to read. */
  dd.before { color: var(--muted); border-left: 3px solid var(--line); padding-left: var(--s3); }
  del { text-decoration: none; }
`

const Examples = styled.ul`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
  li { display: grid; gap: var(--s2); justify-items: start; padding-top: var(--s4); border-top: 1px solid var(--line); }
  p { white-space: pre-wrap; overflow-wrap: anywhere; }
  code { ${code} }
`

const Text = styled(TextArea)<{$isCode: boolean}>`${({$isCode}) => $isCode && `font-family: ${MONO};`}`

type OptimisationCard = PageContext<AdjustmentsQueryResult>['content']['cards'][number]
type Props = {card: OptimisationCard; badge: string; text: string; onEdit: (text: string) => void}

/** One optimised text: the original, the current text, and controls to change it. */
export function AdjustmentCard({card, badge, text, onEdit}: Props) {
  const {t} = useTranslation()
  const edited = text !== card.optimised
  const isCode = card.kind === 'schemaMarkup'
  const name = `${card.title}, ${card.page}`
  return (
    <Box aria-labelledby={card._id}>
      <header>
        <Icon name={card.icon} />
        <div>
          <h2 id={card._id}>{card.title}</h2>
          <Small>{card.page}</Small>
        </div>
        <Badge $tone="up">{badge}</Badge>
      </header>
      <dl>
        <div>
          <dt>{t('adjustments.original')}</dt>
          <dd className="before">{card.wasEmpty ? card.original : <del>{card.original}</del>}</dd>
        </div>
        <div>
          <dt>
            {edited ? `${t('adjustments.optimised')} (${t('edited').toLowerCase()})` : t('adjustments.optimised')}
          </dt>
          <dd>{isCode ? <code>{text}</code> : text}</dd>
        </div>
      </dl>
      <Row>
        <Dialog
          trigger={t('edit')}
          subject={name}
          variant="outline"
          size="sm"
          title={t('adjustments.editTitle', {card: card.title})}
          needsScripts
        >
          {(close) => (
            <EditForm key={text} text={text} shipped={card.optimised} isCode={isCode} onSave={onEdit} close={close} />
          )}
        </Dialog>
        <Dialog
          trigger={t('examples')}
          subject={name}
          variant="ghost"
          size="sm"
          title={t('adjustments.examplesTitle', {card: card.title})}
        >
          {(close) => <ExampleTexts texts={card.examples} isCode={isCode} onUse={onEdit} close={close} />}
        </Dialog>
      </Row>
    </Box>
  )
}

/** Attributes of a button that closes a dialog, after its click handler. */
type Close = {onClick?: () => void}

type ExampleProps = {texts: string[]; isCode: boolean; onUse: (text: string) => void; close: Close}

function ExampleTexts({texts, isCode, onUse, close}: ExampleProps) {
  const {t} = useTranslation()
  return (
    <>
      <Small>{t('adjustments.examplesIntro')}</Small>
      <Examples>
        {texts.map((text) => (
          <li key={text}>
            <p>{isCode ? <code>{text}</code> : text}</p>
            <UseButton close={close} onUse={() => onUse(text)} />
          </li>
        ))}
      </Examples>
    </>
  )
}

function UseButton({close, onUse}: {close: Close; onUse: () => void}) {
  const {t} = useTranslation()
  return (
    <Button
      type="button"
      data-needs-hydration // unmounting stops its own handler
      $variant="outline"
      $size="sm"
      {...close}
      onClick={() => {
        onUse()
        close.onClick?.()
      }}
    >
      {t('adjustments.useExample')}
    </Button>
  )
}

type FormProps = {text: string; shipped: string; isCode: boolean; onSave: (text: string) => void; close: Close}

/** Edits a text of any length. Saving closes the dialog; Cancel and Escape keep the text. */
function EditForm({text, shipped, isCode, onSave, close}: FormProps) {
  const {t} = useTranslation()
  const id = useId()
  const [draft, setDraft] = useState(text)
  return (
    <form
      method="dialog"
      data-needs-hydration
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.closest('dialog')?.close()
        onSave(draft)
      }}
    >
      <FieldBox>
        <label htmlFor={id}>{t('adjustments.text')}</label>
        <Text
          $isCode={isCode}
          id={id}
          value={draft}
          rows={6}
          aria-describedby={`${id}count`}
          onChange={(event) => setDraft(event.target.value)}
        />
        <small id={`${id}count`}>{t('adjustments.characters', {count: [...draft].length})}</small>
      </FieldBox>
      <DialogFoot>
        {draft !== shipped && (
          <Button type="button" $variant="link" onClick={() => setDraft(shipped)} style={{marginRight: 'auto'}}>
            {t('restore')}
          </Button>
        )}
        <Button
          type="button"
          $variant="outline"
          {...close}
          onClick={() => {
            setDraft(text)
            close.onClick?.()
          }}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" $variant="secondary">
          {t('save')}
        </Button>
      </DialogFoot>
    </form>
  )
}
