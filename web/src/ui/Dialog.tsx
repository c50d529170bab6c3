import {X} from 'lucide-react'
import {type ReactNode, useId} from 'react'
import styled from 'styled-components'
import {useTranslation} from '../i18n/index.ts'
import {Button, type ButtonVariant} from './Button.ts'
import {Subtitle, VisuallyHidden} from './Layout.ts'

const Box = styled.dialog`
  color: var(--ink);
  background: var(--surface);
  border: 0;
  border-radius: var(--r3);
  padding: 0;
  width: min(35rem, calc(100% - 2rem));
  max-height: min(44rem, calc(100dvh - 2rem));
  box-shadow: var(--lift);
  text-align: left;
  &::backdrop { background: var(--scrim); }
  &[open] { animation: rise var(--base) var(--ease); }
  @keyframes rise { from { opacity: 0; translate: 0 8px; } }
`

const Inside = styled.div`
  padding: clamp(1.25rem, 4vw, 2rem);
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s4);
  align-items: start;
  margin-bottom: var(--s4);
`

/** Where a browser lacks `command` on buttons, the click handler does the same. */
function act(id: string, action: 'open' | 'close') {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  if (action === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

/** Attributes that React passes through as they are; its types do not know them yet. */
const command = (value: 'show-modal' | 'close', commandfor: string) => ({command: value, commandfor}) as object

type Props = {
  trigger: string
  /** What the dialog is about, for those who hear the button without its surroundings. */
  subject: string
  variant?: ButtonVariant
  title: string
  children: ReactNode
}

/**
 * A button and the modal dialog that it opens. Native, so its content is in the HTML, it opens without JavaScript,
 * Escape closes it and a click outside does not.
 */
export function Dialog({trigger, subject, variant = 'link', title, children}: Props) {
  const {t} = useTranslation()
  const id = useId()
  return (
    <>
      <Button
        type="button"
        $variant={variant}
        aria-haspopup="dialog"
        onClick={() => act(id, 'open')}
        {...command('show-modal', id)}
      >
        <span>
          {trigger}
          <VisuallyHidden> ({subject})</VisuallyHidden>
        </span>
      </Button>
      <Box id={id} aria-labelledby={`${id}title`}>
        <Inside>
          <Head>
            <Subtitle id={`${id}title`}>{title}</Subtitle>
            <Button
              type="button"
              $variant="ghost"
              $size="icon"
              aria-label={t('close')}
              onClick={() => act(id, 'close')}
              {...command('close', id)}
            >
              <X aria-hidden />
            </Button>
          </Head>
          {children}
        </Inside>
      </Box>
    </>
  )
}
