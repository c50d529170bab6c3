import {TranslateIcon} from '@sanity/icons/Translate'
import {Button} from '@sanity/ui'
import type {NavbarProps} from 'sanity'
import {languageRow, STAFF_LANGUAGES} from '../../domain/texts/languages.ts'
import {STUDIO_LANGUAGE, switchLanguage} from '../language.ts'

/** Names each language in that language, for editors who read no other. */
const OTHER = STAFF_LANGUAGES.find((language) => language !== STUDIO_LANGUAGE) ?? STUDIO_LANGUAGE
const TITLE = languageRow(OTHER).ownName

const toOther = () => switchLanguage(OTHER)

const Switch = () => (
  <Button
    data-testid="studio-language"
    fontSize={1}
    icon={TranslateIcon}
    lang={OTHER}
    mode="bleed"
    onClick={toOther}
    padding={2}
    text={TITLE}
  />
)

/** Navigation bar with the language switch; on phones the switch is in the menu. */
export const LanguageNavbar = (props: NavbarProps) =>
  props.renderDefault({
    ...props,
    __internal_actions: [
      ...(props.__internal_actions ?? []),
      {name: 'language', location: 'topbar', render: Switch},
      {
        name: 'language',
        location: 'sidebar',
        icon: TranslateIcon,
        title: TITLE,
        selected: false,
        onAction: toOther,
      },
    ],
  })
