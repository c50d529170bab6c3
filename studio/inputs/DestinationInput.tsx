import {Select, Stack, TextInput} from '@sanity/ui'
import {useState} from 'react'
import {type StringInputProps, set, unset} from 'sanity'
import {pageIdIn} from '../../domain/pages/destinations.ts'
import {nlEn} from '../language.ts'
import {fetchDraftPages} from '../published/published.ts'
import {usePublished} from '../published/usePublished.ts'
import {
  type Destination,
  EXTERNAL_LINKS,
  isWritten,
  MAIL_LINKS,
  pageDestinations,
  SERVED_PAGES,
} from '../schema/destinations.ts'
import {useFollowed} from '../views/useFollowed.ts'

const OTHER = 'other'
const OWN_PAGE_TYPES = '_type in ["contentPage", "article"]'

/** Input for a link's destination: pages and their parts, checkouts of plans on sale, mails, other sites. */
export function DestinationInput({value = '', readOnly, elementProps, onChange}: StringInputProps) {
  const {onSale, ownPages} = usePublished()
  const {value: draftPages} = useFollowed(OWN_PAGE_TYPES, fetchDraftPages)
  const unpublished = draftPages?.filter(({_id}) => !ownPages.some((page) => page._id === _id)) ?? []
  const pages = [...pageDestinations({plans: onSale, ownPages}), ...SERVED_PAGES]
  const toCome = pageDestinations({plans: [], ownPages: unpublished}).filter(({value}) => pageIdIn(value))
  const [isOther, setOther] = useState(isWritten(value))
  const isKnown = [...pages, ...toCome, ...EXTERNAL_LINKS, ...MAIL_LINKS].some(
    (destination) => destination.value === value,
  )
  const change = (next: string) => onChange(next ? set(next) : unset())
  return (
    <Stack gap={2}>
      <Select
        {...elementProps}
        readOnly={readOnly ?? false}
        value={isOther ? OTHER : value}
        onChange={({currentTarget}) => {
          setOther(currentTarget.value === OTHER)
          change(currentTarget.value === OTHER ? '' : currentTarget.value)
        }}
      >
        <option value="">{nlEn('Kies …', 'Choose …')}</option>
        {!isKnown && !isOther && value && (
          <option value={value}>
            {value} {nlEn('(niet op de site)', '(not on the site)')}
          </option>
        )}
        <Group label={nlEn('Pagina’s', 'Pages')} destinations={pages} />
        {toCome.length > 0 && (
          <Group label={nlEn('Nog niet gepubliceerd', 'Not published yet')} destinations={toCome} />
        )}
        <Group label="Mail" destinations={MAIL_LINKS} />
        <Group label={nlEn('Andere sites', 'Other sites')} destinations={EXTERNAL_LINKS} />
        <option value={OTHER}>{nlEn('Een ander adres …', 'Other address …')}</option>
      </Select>
      {isOther && (
        <TextInput
          aria-label={nlEn('Adres', 'Address')}
          placeholder={nlEn('https://… of mailto:…', 'https://… or mailto:…')}
          readOnly={readOnly ?? false}
          value={value}
          onChange={({currentTarget}) => change(currentTarget.value.trim())}
        />
      )}
    </Stack>
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
