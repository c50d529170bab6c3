import {Link} from 'gatsby'
import {ArrowUpRight} from 'lucide-react'
import type {ReactNode} from 'react'
import {useTranslation} from '../i18n/index.ts'
import {ButtonAnchor, ButtonLink, type ButtonSize, type ButtonVariant} from '../ui/Button.ts'
import {linkKind} from '../ui/linkKind.ts'
import {VisuallyHidden} from '../ui/primitives.ts'

type Props = {
  action: {label: string; destination: string}
  variant?: ButtonVariant | 'plain'
  size?: ButtonSize
  wide?: boolean
  /** The link leads to the current page. */
  current?: boolean
  danger?: boolean | undefined
  children?: ReactNode
}

/**
 * A button or link of the content. External addresses open in a new tab and say so; without a destination nothing is
 * shown.
 */
export function ActionLink({action, variant = 'plain', size, wide, current, danger, children}: Props) {
  const {t} = useTranslation()
  const href = action.destination
  if (!href) return null
  const kind = linkKind(href)
  const state = {'aria-current': current ? ('page' as const) : undefined, 'data-danger': danger ? '' : undefined}
  const look = {$variant: variant === 'plain' ? undefined : variant, $size: size, $wide: wide}

  if (kind === 'page') {
    const content = children ?? action.label
    return variant === 'plain' ? (
      <Link to={href} {...state}>
        {content}
      </Link>
    ) : (
      <ButtonLink to={href} {...look}>
        {content}
      </ButtonLink>
    )
  }
  const external = kind === 'external'
  const attributes = {href, ...state, ...(external && {target: '_blank', rel: 'noopener'})}
  const content = (
    <>
      {children ?? action.label}
      {external && (
        <>
          <ArrowUpRight aria-hidden size="1.1em" />
          <VisuallyHidden>, {t('newTab')}</VisuallyHidden>
        </>
      )}
    </>
  )
  return variant === 'plain' ? (
    <a {...attributes}>{content}</a>
  ) : (
    <ButtonAnchor {...attributes} {...look}>
      {content}
    </ButtonAnchor>
  )
}
