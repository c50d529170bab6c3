import {X} from 'lucide-react'
import {useEffect, useState} from 'react'
import styled from 'styled-components'
import {useTranslation} from '../../i18n/index.ts'
import {Button} from '../Button.ts'
import {TextWithMail} from '../TextWithMail.tsx'
import type {Toasts} from './Toast.tsx'
import {type ToastMessage, type ToastsProps, toastBox, toastCorner, toastTitle} from './toast.styles.ts'

/** Longer than its file takes to load, and short enough that nobody wonders about the message. */
const FALLBACK_AFTER_MS = 1000

const Region = styled.section`${toastCorner}`
const Box = styled.div<{$tone: ToastMessage['tone']}>`${toastBox}`
const Title = styled.div`${toastTitle}`

/** Fallback without the behaviour of real toasts: each stays until it is closed, and has no action. */
function PlainToasts({messages, onClose}: ToastsProps) {
  const {t} = useTranslation()
  return (
    <Region aria-label={t('notifications')}>
      {messages.map(({id, tone, title, text}) => (
        <Box key={id} $tone={tone} role="alert">
          <div>
            <Title>{title}</Title>
            <div>
              <TextWithMail text={text} />
            </div>
          </div>
          <Button type="button" $variant="ghost" $size="icon" aria-label={t('close')} onClick={() => onClose(id)}>
            <X aria-hidden />
          </Button>
        </Box>
      ))}
    </Region>
  )
}

type Props = ToastsProps & {load?: () => Promise<{Toasts: typeof Toasts}>}
const loadToasts = () => import('./Toast.tsx')

/**
 * Toasts that load their file (11 KB) on the first interaction, for a page whose messages are rare. When it does not
 * load in time, a message shows without it: the message may well be about the network.
 */
export function LazyToasts({load = loadToasts, ...toasts}: Props) {
  const [Corner, setCorner] = useState<typeof Toasts>()
  const isAsked = toasts.messages.length > 0
  useEffect(() => {
    if (!isAsked) {
      const fetchAhead = () => void load().catch(() => {})
      document.addEventListener('focusin', fetchAhead, {once: true})
      return () => document.removeEventListener('focusin', fetchAhead)
    }
    const settle = (corner: typeof Toasts) => setCorner((before: typeof Toasts | undefined) => before ?? corner)
    load().then(
      (file) => settle(file.Toasts),
      () => settle(PlainToasts),
    )
    const late = setTimeout(settle, FALLBACK_AFTER_MS, PlainToasts)
    return () => clearTimeout(late)
  }, [isAsked, load])
  return Corner ? <Corner {...toasts} /> : null
}
