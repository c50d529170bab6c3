import {Link} from 'gatsby'
import {ArrowUpRight} from 'lucide-react'
import type {ReactNode} from 'react'
import {useTranslation} from '../i18n/index.ts'
import {ButtonAnchor, ButtonLink, type ButtonSize, type ButtonVariant} from '../ui/Button.ts'
import {VisuallyHidden} from '../ui/primitives.ts'
import {destinationOf} from './destination.ts'
import {usePage} from './PageContext.ts'

type Props = {
  action: {label: string; destination: string}
  variant?: ButtonVariant | 'plain'
  size?: ButtonSize
  wide?: boolean
  children?: ReactNode
}

/** A button or link of the content. Outside addresses open in a new tab and say so; unknown pages are not linked. */
export function ActionLink({action, variant = 'plain', size, wide, children}: Props) {
  const {t} = useTranslation()
  const {site, language, route} = usePage()
  const target = destinationOf(action.destination, {...site, language, route})
  if (!target) return null
  const look = {$variant: variant === 'plain' ? undefined : variant, $size: size, $wide: wide}

  if (target.kind === 'page') {
    const content = children ?? action.label
    return variant === 'plain' ? (
      <Link to={target.href}>{content}</Link>
    ) : (
      <ButtonLink to={target.href} {...look}>
        {content}
      </ButtonLink>
    )
  }
  const external = target.kind === 'external'
  const attributes = {href: target.href, ...(external && {target: '_blank', rel: 'noopener'})}
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
