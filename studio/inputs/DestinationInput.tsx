import {Select} from '@sanity/ui'
import {type StringInputProps, set, unset} from 'sanity'
import {usePublished} from '../published/usePublished.ts'
import {type Destination, EXTERNAL_LINKS, pageDestinations} from '../schema/destinations.ts'

/** Where a button leads: the pages, the checkouts of the plans that can be bought, and links to other sites. */
export function DestinationInput({value = '', readOnly, elementProps, onChange}: StringInputProps) {
  const pages = pageDestinations(usePublished().onSale)
  const isKnown = [...pages, ...EXTERNAL_LINKS].some((destination) => destination.value === value)
  return (
    <Select
      {...elementProps}
      readOnly={readOnly ?? false}
      value={value}
      onChange={({currentTarget}) => onChange(currentTarget.value ? set(currentTarget.value) : unset())}
    >
      <option value="">Choose …</option>
      {!isKnown && value && <option value={value}>{value} (not on the site)</option>}
      <Group label="Pages" destinations={pages} />
      <Group label="Other sites" destinations={EXTERNAL_LINKS} />
    </Select>
  )
}

const Group = ({label, destinations}: {label: string; destinations: readonly Destination[]}) => (
  <optgroup label={label}>
    {destinations.map(({value, title}) => (
      <option key={value} value={value}>
        {title}
      </option>
    ))}
  </optgroup>
)
