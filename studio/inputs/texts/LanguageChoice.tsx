import {Button, Flex} from '@sanity/ui'
import {LANGUAGES} from '../../../domain/texts/languages.ts'
import {ALL_LANGUAGES, languageName, nlEn} from '../../language.ts'
import {showLanguage, useShownLanguage} from './shownLanguage.ts'

/** Above a form: texts in all languages, or in one. */
export function LanguageChoice() {
  const shown = useShownLanguage()
  return (
    <Flex aria-label={nlEn('Talen in het formulier', 'Languages of the form')} gap={1} justify="flex-end" role="group">
      {[null, ...LANGUAGES].map((language) => (
        <Button
          aria-pressed={language === shown}
          fontSize={1}
          key={language}
          mode="bleed"
          onClick={() => showLanguage(language)}
          padding={2}
          selected={language === shown}
          text={language ? languageName(language) : ALL_LANGUAGES}
        />
      ))}
    </Flex>
  )
}
