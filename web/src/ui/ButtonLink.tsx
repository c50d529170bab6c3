import {Link} from 'gatsby'
import type {ReactNode} from 'react'
import {Button, type ButtonSize, type ButtonVariant} from './Button.ts'

type Props = {to: string; variant?: ButtonVariant; size?: ButtonSize; wide?: boolean; children: ReactNode}

/** A link to a page of the site that looks like a button. */
export const ButtonLink = ({to, variant = 'default', size, wide, children}: Props) => (
  <Button as={Link as never} {...({to} as object)} $variant={variant} $size={size} $wide={wide}>
    {children}
  </Button>
)
