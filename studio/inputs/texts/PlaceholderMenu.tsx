import {AddIcon} from '@sanity/icons/Add'
import {Button, Flex, Text} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useId} from 'react'
import type {Language} from '../../../domain/texts/languages.ts'
import {NO_SAVING} from '../../../domain/texts/phrases.ts'
import {placeholderNames} from '../../../domain/texts/placeholderValues.ts'
import {nlEn} from '../../language.ts'
import {usePublished} from '../../published/usePublished.ts'

type Props = {language: Language; onChoose: (name: string) => void}

/** The placeholders that every text knows, with their values of now. */
export function PlaceholderMenu({language, onChoose}: Props) {
  const {placeholderValues, plans} = usePublished()
  const values = placeholderValues[language]
  return (
    <MenuButton
      id={useId()}
      button={<Button mode="bleed" fontSize={1} padding={2} icon={AddIcon} text={nlEn('Invulveld', 'Placeholder')} />}
      popover={{portal: true, constrainSize: true}}
      menu={
        <Menu style={{maxHeight: '20rem', overflow: 'auto'}}>
          {placeholderNames(plans.map(({key}) => key)).map((name) => (
            <MenuItem key={name} onClick={() => onChoose(name)}>
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
  )
}
