import {Box, Button, Card, Flex, Select, Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import {LANGUAGES, type Language} from '../../../domain/texts/languages.ts'
import {languageName, nlEn} from '../../language.ts'

type ChoiceProps<T extends string> = {
  label: string
  value: T
  options: readonly {value: T; title: string}[]
  onChange: (value: T) => void
}

export const Choice = <T extends string>({label, value, options, onChange}: ChoiceProps<T>) => (
  <Box>
    <Select
      aria-label={label}
      fontSize={1}
      onChange={({currentTarget}) => onChange(currentTarget.value as T)}
      padding={2}
      value={value}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.title}
        </option>
      ))}
    </Select>
  </Box>
)

type FrameProps = {
  language: Language
  onLanguage: (language: Language) => void
  /** Further choices. */
  choices: ReactNode
  /** Context shown around it, such as the subject of a mail. */
  about?: ReactNode
  title: string
  /** Null where text is missing, nothing while it is read. */
  html: string | null | undefined
}

/** Present output of a function, in a frame without rights. */
export const SampleFrame = ({language, onLanguage, choices, about, title, html}: FrameProps) => (
  <Flex direction="column" style={{height: '100%', minHeight: '30rem'}}>
    <Card borderBottom padding={3}>
      <Stack gap={3}>
        <Flex align="center" gap={2} wrap="wrap">
          {LANGUAGES.map((each) => (
            <Button
              aria-pressed={each === language}
              fontSize={1}
              key={each}
              mode="bleed"
              onClick={() => onLanguage(each)}
              padding={2}
              selected={each === language}
              text={languageName(each)}
            />
          ))}
          {choices}
        </Flex>
        {about}
        <Text muted size={1}>
          {nlEn('Met een voorbeeldbestelling; er wordt niets verstuurd.', 'Sample order; nothing is sent.')}
        </Text>
      </Stack>
    </Card>
    {html === null && (
      <Box padding={4}>
        <Text muted size={1}>
          {nlEn('Hiervoor ontbreekt nog tekst.', 'Some text is missing for this preview.')}
        </Text>
      </Box>
    )}
    {html === undefined && (
      <Box padding={4} role="status">
        <Text muted size={1}>
          {nlEn('Het voorbeeld wordt gemaakt …', 'Making the preview …')}
        </Text>
      </Box>
    )}
    {html && (
      // A link in it opens nothing: the frame may open no window.
      <iframe
        sandbox=""
        srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        style={{border: 0, flex: 1, width: '100%'}}
        title={title}
      />
    )}
  </Flex>
)
