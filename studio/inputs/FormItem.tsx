import {EyeClosedIcon} from '@sanity/icons/EyeClosed'
import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {Box, Button, Flex} from '@sanity/ui'
import {type ItemProps, type ObjectItemProps, set} from 'sanity'
import {landingSection} from '../../domain/pages/landingSections.ts'
import {nlEn} from '../language.ts'

/** Lists whose items may be kept off the page: parts of a page, and sections of the landing page. */
const HIDING_LISTS: readonly unknown[] = ['parts', 'sections']

type Value = {hidden?: boolean; section?: string}

const isHideable = (props: ItemProps): props is ObjectItemProps =>
  props.path.length === 2 &&
  HIDING_LISTS.includes(props.path[0]) &&
  'fields' in props.schemaType &&
  props.schemaType.fields.some(({name}) => name === 'hidden')

/** Every row of a list: the Studio's own, with a button that hides what may be hidden. */
export function FormItem(props: ItemProps) {
  if (!isHideable(props)) return props.renderDefault(props)
  return (
    <Flex align="center" gap={1}>
      <Box flex={1} style={{minWidth: 0}}>
        {props.renderDefault(props)}
      </Box>
      <Hide {...props} />
    </Flex>
  )
}

function Hide({value, readOnly, inputProps}: ObjectItemProps) {
  const {hidden = false, section} = value as Value
  if (!hidden && landingSection(section)?.stays) return null
  const label = hidden ? nlEn('Tonen op de pagina', 'Show on the page') : nlEn('Verbergen', 'Hide')
  return (
    <Button
      mode="bleed"
      padding={3}
      fontSize={1}
      icon={hidden ? EyeClosedIcon : EyeOpenIcon}
      aria-label={label}
      title={label}
      disabled={readOnly ?? false}
      onClick={() => inputProps.onChange(set(!hidden, ['hidden']))}
    />
  )
}
