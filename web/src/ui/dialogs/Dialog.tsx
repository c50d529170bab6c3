import {X} from 'lucide-react'
import {type ReactNode, useId} from 'react'
import styled from 'styled-components'
import {useTranslation} from '../../i18n/index.ts'
import {Button, type ButtonSize, type ButtonVariant} from '../Button.ts'
import {Subtitle, VisuallyHidden} from '../primitives.ts'
import {closes, opens} from './commands.ts'

const Box = styled.dialog`
  color: var(--ink);
  background: var(--surface);
  border: 1px solid var(--line); /* in the dark a card behind it may have its colour */
  border-radius: var(--r3);
  padding: 0;
  width: min(35rem, calc(100% - 2rem));
  max-height: min(44rem, calc(100dvh - 2rem));
  box-shadow: var(--lift);
  text-align: left;
  --ground-muted: var(--muted);
  &::backdrop { background: var(--scrim); }
  &[open] { animation: rise var(--base) var(--ease); }
  @keyframes rise { from { opacity: 0; translate: 0 8px; } }
`

const Inside = styled.div`
  background: inherit;
  --inset: clamp(1.25rem, 4vw, 2rem);
  padding: 0 var(--inset) var(--inset);
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s4);
  align-items: start;
  padding: var(--inset) 0 var(--s4);
  background: inherit;
  > button { margin: -0.375rem -0.75rem 0 0; }
  /* Keeps the close button in view where the screen has room for it. */
  @media (min-height: 30rem) { position: sticky; top: 0; }
`

/** Sets the style of titles, which headings around the button would change. */
const Heading = styled(Subtitle)`
  && { font: 700 var(--t4) / var(--lh-snug) var(--display); }
`

/** Buttons at the end of a dialog. */
export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  justify-content: flex-end;
  margin-top: var(--s5);
`

type Props = {
  trigger: ReactNode
  /** Subject of the dialog, for screen readers that reach the button without its context. */
  subject?: string
  variant?: ButtonVariant | undefined
  size?: ButtonSize
  title: string
  /** The content needs scripts: without them the button is hidden. */
  needsScripts?: boolean
  onClose?: () => void
  /** The content; as a function it gets the attributes that make a button close the dialog. */
  children: ReactNode | ((close: object) => ReactNode)
}

/**
 * A button and the modal dialog that it opens. Native: its content is in the HTML, it opens without JavaScript, Escape
 * closes it, and a click outside does not.
 */
export function Dialog({trigger, subject, variant = 'link', size, title, needsScripts, onClose, children}: Props) {
  const {t} = useTranslation()
  const id = useId()
  const close = closes(id)
  return (
    <>
      <Button
        type="button"
        $variant={variant}
        $size={size}
        data-needs-js={needsScripts ? '' : undefined}
        {...opens(id)}
      >
        <span>
          {trigger}
          {subject && <VisuallyHidden> ({subject})</VisuallyHidden>}
        </span>
      </Button>
      <Box id={id} aria-labelledby={`${id}title`} onClose={onClose}>
        <Inside>
          <Head>
            <Heading id={`${id}title`}>{title}</Heading>
            <Button type="button" $variant="ghost" $size="icon" aria-label={t('close')} {...close}>
              <X aria-hidden />
            </Button>
          </Head>
          {typeof children === 'function' ? children(close) : children}
        </Inside>
      </Box>
    </>
  )
}
