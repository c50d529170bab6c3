import {TranslateIcon} from '@sanity/icons/Translate'
import {Button} from '@sanity/ui'
import type {NavbarProps} from 'sanity'
import {STUDIO_LANGUAGE, switchLanguage} from '../language.ts'

/** Named in its own words, for whoever reads no other. */
const OTHER = STUDIO_LANGUAGE === 'nl' ? 'en' : 'nl'
const TITLES = {nl: 'Nederlands', en: 'English'}

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
    text={TITLES[OTHER]}
  />
)

/** The Studio's bar with the switch of its language; on a phone it stands in the menu. */
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
        title: TITLES[OTHER],
        selected: false,
        onAction: toOther,
      },
    ],
  })
