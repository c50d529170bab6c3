import type {ReactNode} from 'react'

type LinkProps = {to: string; state?: object; children: ReactNode}

/** Mock of the part of Gatsby that components use: a link is an anchor, and navigate is recorded. */
export const Link = ({to, state: _, ...rest}: LinkProps) => <a href={to} {...rest} />

export const navigate = import.meta.jest.fn()

export const graphql = () => null
