import {Flex, Text} from '@sanity/ui'
import {nlEn} from '../../language.ts'
import {Section} from './StartParts.tsx'

/** Keyboard shortcuts of the Studio; on a Mac ⌘ replaces Ctrl. */
const KEYS: readonly [keys: string, does: string][] = [
  ['Ctrl K', nlEn('zoeken', 'search')],
  ['Tab', nlEn('naar het volgende veld', 'to the next field')],
  ['Ctrl Z', nlEn('ongedaan maken', 'undo')],
  ['Ctrl Alt P', nlEn('publiceren', 'publish')],
]

/** Keys that spare a way. */
export const StartShortcuts = () => (
  <Section title={nlEn('Sneltoetsen', 'Shortcuts')}>
    {KEYS.map(([keys, does]) => (
      <Flex gap={3} justify="space-between" key={keys}>
        <Text muted size={1}>
          {does}
        </Text>
        <Text size={1}>
          <kbd>{keys}</kbd>
        </Text>
      </Flex>
    ))}
  </Section>
)
