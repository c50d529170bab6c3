import {AddIcon} from '@sanity/icons/Add'
import {Button, Flex, Stack, Text} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useId, useRef} from 'react'
import {type StringInputProps, set} from 'sanity'
import type {Language} from '../../../domain/texts/languages.ts'
import {NO_SAVING} from '../../../domain/texts/phrases.ts'
import {placeholdersIn} from '../../../domain/texts/placeholders.ts'
import {placeholderNames} from '../../../domain/texts/placeholderValues.ts'
import {nlEn} from '../../language.ts'
import {usePublished} from '../../published/usePublished.ts'
import {ResolvedText} from './ResolvedText.tsx'

/** Text input for one language that offers placeholders and shows their values. */
export function PlaceholderInput({props, language}: {props: StringInputProps; language: Language}) {
  const published = usePublished()
  const values = published.placeholderValues[language]
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const value = props.value ?? ''

  function insert(name: string) {
    const input = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const from = input?.selectionStart ?? value.length
    const to = input?.selectionEnd ?? value.length
    props.onChange(set(`${value.slice(0, from)}{${name}}${value.slice(to)}`))
    input?.focus()
  }

  return (
    <Stack gap={2} ref={box}>
      {props.renderDefault(props)}
      {!props.readOnly && (
        <Flex>
          <MenuButton
            id={id}
            button={
              <Button mode="bleed" fontSize={1} padding={2} icon={AddIcon} text={nlEn('Invulveld', 'Placeholder')} />
            }
            popover={{portal: true, constrainSize: true}}
            menu={
              <Menu style={{maxHeight: '20rem', overflow: 'auto'}}>
                {placeholderNames(published.plans.map(({key}) => key)).map((name) => (
                  <MenuItem key={name} onClick={() => insert(name)}>
                    <Flex gap={4} padding={3} justify="space-between">
                      <Text size={1}>{`{${name}}`}</Text>
                      <Text size={1} muted>
                        {values[name] === NO_SAVING ? nlEn('nu niets', 'empty at the moment') : (values[name] ?? '…')}
                      </Text>
                    </Flex>
                  </MenuItem>
                ))}
              </Menu>
            }
          />
        </Flex>
      )}
      {placeholdersIn(value).length > 0 && <ResolvedText text={value} values={values} />}
    </Stack>
  )
}
