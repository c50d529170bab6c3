import type {ReactNode} from 'react'

type LinkProps = {to: string; state?: object; children: ReactNode}

/** What our components use of Gatsby, for tests: a link is an anchor, and where one is sent is recorded. */
export const Link = ({to, state: _, ...rest}: LinkProps) => <a href={to} {...rest} />

export const navigate = import.meta.jest.fn()

export const graphql = () => null
