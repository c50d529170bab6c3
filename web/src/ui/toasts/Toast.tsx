import {X} from 'lucide-react'
import {Toast as Radix} from 'radix-ui'
import styled from 'styled-components'
import {useTranslation} from '../../i18n/index.ts'
import {Button} from '../Button.ts'
import {TextWithMail} from '../TextWithMail.tsx'
import {type ToastMessage, type ToastsProps, toastBox, toastCorner, toastTitle} from './toast.styles.ts'

/** The specification's toast display time; a destructive one stays until it is closed. */
const DURATION_MS = 5000

const Viewport = styled(Radix.Viewport)`${toastCorner}`
const Box = styled(Radix.Root)<{$tone: ToastMessage['tone']}>`${toastBox}`
const Title = styled(Radix.Title)`${toastTitle}`

const Undo = styled(Radix.Action)`
  min-height: var(--control);
  padding: 0;
  border: 0;
  background: none;
  font: 600 var(--t0) / 1.2 var(--text);
  text-decoration: underline;
  text-decoration-color: var(--signal);
  text-decoration-thickness: 2px;
  text-underline-offset: 0.3em;
  cursor: pointer;
`

/** Messages in a corner, also read out. Errors are announced at once. */
export function Toasts({messages, onClose}: ToastsProps) {
  const {t} = useTranslation()
  return (
    <Radix.Provider duration={DURATION_MS} label={t('notifications')}>
      {messages.map(({id, tone, title, text, action}) => (
        <Box
          key={id}
          $tone={tone}
          type="foreground"
          duration={tone === 'destructive' ? Number.POSITIVE_INFINITY : DURATION_MS}
          onOpenChange={(open) => open || onClose(id)}
        >
          <div>
            <Title>{title}</Title>
            <Radix.Description>
              <TextWithMail text={text} />
            </Radix.Description>
            {action && (
              <Undo asChild altText={action.label}>
                <button type="button" onClick={action.onClick}>
                  {action.label}
                </button>
              </Undo>
            )}
          </div>
          <Button as={Radix.Close} $variant="ghost" $size="icon" aria-label={t('close')}>
            <X aria-hidden />
          </Button>
        </Box>
      ))}
      <Viewport label={t('notifications')} />
    </Radix.Provider>
  )
}
