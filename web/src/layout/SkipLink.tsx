import styled from 'styled-components'
import {useTranslation} from '../i18n/index.ts'

const Link = styled.a`
  position: absolute;
  left: var(--gutter);
  top: -5rem;
  z-index: 50;
  background: var(--ink);
  color: var(--sky);
  padding: var(--s3) var(--s4);
  border: 1px solid transparent; /* an edge where colours are the visitor's own */
  border-radius: var(--r2);
  &:focus { top: var(--s2); }
`

/** The first focusable element: skips the menus. */
export function SkipLink() {
  const {t} = useTranslation()
  return <Link href="#content">{t('skipToContent')}</Link>
}
