import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {Button} from '@sanity/ui'
import type {NavbarProps} from 'sanity'
import {nlEn, STUDIO_LANGUAGE} from '../language.ts'
import {HELP_PAGES} from './helpPages.ts'

const TITLE = nlEn('Hulp', 'Help')

/** Opens in a new tab, so that the form stays open beside the guide. */
const Help = () => (
  <Button
    as="a"
    data-testid="studio-help"
    fontSize={1}
    href={HELP_PAGES[STUDIO_LANGUAGE]}
    icon={HelpCircleIcon}
    mode="bleed"
    padding={2}
    target="_blank"
    text={TITLE}
  />
)

/** Navigation bar with a link to the editors' guide; on phones the link is in the menu. */
export const HelpNavbar = (props: NavbarProps) =>
  props.renderDefault({
    ...props,
    __internal_actions: [
      ...(props.__internal_actions ?? []),
      {name: 'help', location: 'topbar', render: Help},
      {
        name: 'help',
        location: 'sidebar',
        icon: HelpCircleIcon,
        title: TITLE,
        selected: false,
        onAction: () => void window.open(HELP_PAGES[STUDIO_LANGUAGE]),
      },
    ],
  })
