import {X} from 'lucide-react'
import styled from 'styled-components'
import {useTranslation} from '../i18n/index.ts'
import {usePage} from '../page/usePage.ts'
import {Button} from '../ui/Button.ts'
import {ActionLink} from './ActionLink.tsx'
import {CLOSES, closeAnnouncement} from './announcementScript.ts'

const Bar = styled.aside<{$id: string}>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  padding-left: var(--gutter);
  font-size: var(--t0);
  p { padding-block: var(--s2); overflow-wrap: anywhere; }
  p::before {
    content: '';
    display: inline-block;
    width: 0.62em;
    height: 0.86em;
    margin-right: 0.55em;
    background: var(--signal);
    clip-path: var(--stripe);
  }
  span { font-weight: 600; margin-right: 0.6em; }
  p a { position: relative; }
  /* Makes the link as high as a finger needs, and leaves the lines as they are. */
  p a::after { content: ''; position: absolute; inset: -0.75rem 0; }
  @media (min-width: 60rem) { p { text-align: center; padding-left: var(--control); } }
  @media print { display: none; }
  :root[data-closed=${({$id}) => JSON.stringify($id)}] & { display: none; }
`

/** Announcement of the day above the header; without its link on pages with one task. */
export function Announcement({slim}: {slim?: boolean | undefined}) {
  const {t} = useTranslation()
  const {announcement} = usePage().site
  if (!announcement) return null
  const {_id, text, link} = announcement
  return (
    <Bar $id={_id} aria-label={t('announcement')}>
      <p>
        <span>{text}</span>
        {link && !slim && <ActionLink action={link} />}
      </p>
      <Button
        type="button"
        data-needs-js
        {...{[CLOSES]: _id}}
        $variant="ghost"
        $size="icon"
        aria-label={t('close')}
        onClick={() => closeAnnouncement(_id)}
      >
        <X aria-hidden />
      </Button>
    </Bar>
  )
}
