import {Menu, X} from 'lucide-react'
import {type ReactNode, useId} from 'react'
import styled from 'styled-components'
import {useTranslation} from '../i18n/index.ts'
import {Button} from '../ui/Button.ts'
import {closes, closesOutside, opens} from '../ui/dialogs/commands.ts'
import {Logo} from './Logo.tsx'

const Box = styled.dialog`
  margin: 0;
  padding: 0;
  border: 0;
  height: 100dvh;
  max-height: none;
  width: min(19rem, 86vw);
  background: var(--sky);
  color: var(--ink);
  box-shadow: var(--lift);
  &::backdrop { background: var(--scrim); }
  &[open] { animation: slide var(--base) var(--ease); }
  @keyframes slide { from { translate: -100% 0; } }
  > div { display: flex; flex-direction: column; min-height: 100%; padding: var(--s3); }
  > div > :first-child { display: flex; justify-content: space-between; align-items: center; padding: 0 0 var(--s4) var(--s3); }
`

/**
 * The menu on small screens: slides over the page; closed by its button, Escape, a tap beside it, or following a link.
 */
export function Drawer({label, children}: {label: string; children: ReactNode}) {
  const {t} = useTranslation()
  const id = useId()
  return (
    <>
      <Button type="button" $variant="ghost" $size="icon" aria-label={t('openMenu')} {...opens(id)}>
        <Menu aria-hidden />
      </Button>
      <Box id={id} aria-label={label} {...closesOutside()}>
        <div>
          <div>
            <Logo />
            <Button type="button" $variant="ghost" $size="icon" aria-label={t('closeMenu')} {...closes(id)}>
              <X aria-hidden />
            </Button>
          </div>
          {children}
        </div>
      </Box>
    </>
  )
}
