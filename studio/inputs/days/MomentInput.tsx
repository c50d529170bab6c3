import {CalendarIcon} from '@sanity/icons/Calendar'
import {Box, Button, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {type ReactNode, useId, useRef, useState} from 'react'
import {dayName, nlEn} from '../../language.ts'
import {typedDay, typedTime} from './typedDay.ts'

type Props = {label: string; value: string; onChange: (value: string) => void; time?: string; help?: ReactNode}

/** YYYY-MM-DDTHH:MM of what is typed; the words themselves while they are no moment, and nothing of nothing. */
function momentOf(day: string, time: string): string {
  if (day.trim() === '') return ''
  return `${typedDay(day) ?? day}T${typedTime(time) ?? time}`
}

/**
 * A moment, YYYY-MM-DDTHH:MM, in the zone that its reader means. Browsers write their own field of the kind in the language and order
 * of the machine, which need not be the Studio's; their calendar opens beside it.
 */
export function MomentInput({label, value, onChange, time: usual = '09:00', help}: Props) {
  const id = useId()
  const calendar = useRef<HTMLInputElement>(null)
  const [[day, time], setTyped] = useState(() => {
    const [iso = '', at = ''] = value.split('T')
    return [iso && dayName(iso), at || usual]
  })
  const type = (typed: [day: string, time: string]) => {
    setTyped(typed)
    onChange(momentOf(...typed))
  }
  return (
    <Stack gap={2} style={{flex: '1 1 16rem', maxWidth: '22rem'}}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <Flex gap={1}>
        <Box flex={1}>
          <TextInput
            fontSize={1}
            id={id}
            onBlur={() => typedDay(day) && setTyped([dayName(typedDay(day) ?? day), typedTime(time) ?? time])}
            onChange={({currentTarget}) => type([currentTarget.value, time])}
            placeholder={nlEn('bijv. 31-12-2026', 'e.g. 31 Dec 2026')}
            value={day}
          />
        </Box>
        <Box style={{position: 'relative'}}>
          <Button
            aria-label={nlEn(`${label}: kalender`, `${label}: calendar`)}
            fontSize={1}
            icon={CalendarIcon}
            mode="ghost"
            onClick={() => calendar.current?.showPicker?.()}
            padding={3}
          />
          <input
            aria-hidden="true"
            onChange={({currentTarget}) => type([currentTarget.value && dayName(currentTarget.value), time])}
            ref={calendar}
            style={{height: 0, insetInlineStart: 0, opacity: 0, position: 'absolute', top: '100%', width: 0}}
            tabIndex={-1}
            type="date"
            value={typedDay(day) ?? ''}
          />
        </Box>
        <Box style={{width: '5rem'}}>
          <TextInput
            aria-label={nlEn(`${label}: tijd`, `${label}: time`)}
            fontSize={1}
            onChange={({currentTarget}) => type([day, currentTarget.value])}
            value={time}
          />
        </Box>
      </Flex>
      {help && (
        <Text muted size={1}>
          {help}
        </Text>
      )}
    </Stack>
  )
}
