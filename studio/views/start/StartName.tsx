import {Button, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {type FormEvent, useState} from 'react'
import {editorName, keepEditorName} from '../../embedded/editorName.ts'
import {environment} from '../../environment.ts'
import {nlEn} from '../../language.ts'
import {Section} from './StartParts.tsx'

/** Form for the editor's name, since there is no login on one machine. */
export function StartName() {
  const known = editorName()
  const [name, setName] = useState(known)
  const [asked, setAsked] = useState(known === '')
  if (environment.hosted) return null
  if (!asked)
    return (
      <Flex align="center" gap={2} wrap="wrap">
        <Text muted size={1}>
          {nlEn(`Je werkt hier als ${known}.`, `You are working as ${known}.`)}
        </Text>
        <Button
          fontSize={1}
          mode="bleed"
          onClick={() => setAsked(true)}
          padding={2}
          text={nlEn('Andere naam', 'Change name')}
        />
      </Flex>
    )
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) keepEditorName(name)
  }
  return (
    <Section title={nlEn('Wie ben je?', 'Who are you?')}>
      <Text muted size={1}>
        {nlEn(
          'Collega’s zien je naam bij wat je verandert. Hij blijft in deze browser.',
          'Colleagues see your name beside your changes. It is stored in this browser only.',
        )}
      </Text>
      <form onSubmit={keep}>
        <Flex gap={2} wrap="wrap">
          <Stack flex={1} style={{minWidth: '10rem'}}>
            <TextInput
              aria-label={nlEn('Je naam', 'Your name')}
              fontSize={1}
              maxLength={60}
              onChange={({currentTarget}) => setName(currentTarget.value)}
              value={name}
            />
          </Stack>
          <Button
            disabled={!name.trim()}
            fontSize={1}
            text={nlEn('Onthouden', 'Remember')}
            tone="primary"
            type="submit"
          />
        </Flex>
      </form>
    </Section>
  )
}
