import {Flex, Radio, Stack, Text} from '@sanity/ui'
import {useId, useState} from 'react'
import {type StringInputProps, unset} from 'sanity'
import {nlEn} from '../../language.ts'

const EVERYBODY = nlEn('Iedereen: een actieprijs', 'Everybody: a promotional price')
const BY_CODE = nlEn('Wie een code invult', 'Customers who enter a code')

/** The code of a discount, asked for once it is chosen that there is one. */
export function OfferCodeInput(props: StringInputProps) {
  const [wantsCode, setWantsCode] = useState(false)
  const hasCode = wantsCode || props.value !== undefined
  const {readOnly = false} = props
  const name = useId()
  const choose = (code: boolean) => {
    setWantsCode(code)
    if (!code && props.value !== undefined) props.onChange(unset())
  }
  return (
    <Stack gap={3}>
      {[false, true].map((code) => (
        <Flex as="label" key={String(code)} align="center" gap={2}>
          <Radio name={name} checked={hasCode === code} disabled={readOnly} onChange={() => choose(code)} />
          <Text size={1}>{code ? BY_CODE : EVERYBODY}</Text>
        </Flex>
      ))}
      {hasCode && props.renderDefault({...props, elementProps: {...props.elementProps, 'aria-label': 'Code'}} as never)}
    </Stack>
  )
}
