import {type ComponentProps, type RefObject, useEffect, useRef, useState} from 'react'
import styled from 'styled-components'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {countryName, HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import {
  autocompleteOf,
  type CheckoutProblem,
  type CheckoutRow,
  checkoutFields,
  fieldOf,
  wordOf,
} from '../../../../domain/customers/customerDetails.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {FieldBox, Input, Select} from '../../ui/forms/Field.tsx'
import {TextWithMail} from '../../ui/TextWithMail.tsx'
import {ABROAD} from './checkout.styles.ts'
import {focusedField, restoreFields, restoreFocus} from './savedForm.ts'

const Fields = styled.fieldset`
  margin-top: var(--s6);
  display: grid;
  gap: var(--s4);
  legend { font: 600 var(--t1) / 1.3 var(--text); margin-bottom: var(--s2); }
  > p { font-size: var(--t0); color: var(--muted); }
  summary { padding-block: var(--s2); cursor: pointer; text-decoration: underline; }
  details[open] > summary { margin-bottom: var(--s2); }
  @media (min-width: 40rem) {
    &, details > div { grid-template-columns: 1fr 1fr; }
    legend, > p, details { grid-column: 1 / -1; }
  }
  details > div { display: grid; gap: var(--s4); }
`

/** Always in the markup, so that it works without scripts. */
const Abroad = styled(FieldBox)`
  display: none;
  ${ABROAD} & { display: grid; }
`

type Page = PageContext<CheckoutQueryResult>['content']['page']
type Props = {
  texts: Page['customer']
  messages: Page['messages']
  /** Countries of sale besides the shop's own. */
  countries: readonly string[]
  /** Fields that the server refused. */
  wrong: readonly CheckoutProblem[]
  /** Whether another country is chosen, whose addresses have another order. */
  isForeign: boolean
  onCountry: () => void
}

/** Autofill and on-screen keyboard of a kind of field. */
const TYPING: {[kind in NonNullable<CheckoutRow['kind']>]?: ComponentProps<typeof Input>} = {
  website: {inputMode: 'url', autoCapitalize: 'none'},
  vatNumber: {autoCapitalize: 'characters', maxLength: 60}, // with name and punctuation, as on an invoice
  postalCode: {autoCapitalize: 'characters'},
  kvkNumber: {inputMode: 'numeric'},
  email: {type: 'email'},
  phone: {type: 'tel'},
}

/**
 * Details of the buyer: a field for each row of the table. Errors show below their fields; the function renders them too,
 * for a form sent without scripts.
 */
export function Customer({texts, messages, countries, wrong, isForeign, onCountry}: Props) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const [focused] = useState(focusedField)
  const errors = useServerErrors(wrong, fields, messages)
  useEffect(() => {
    restoreFields(fields.current)
    restoreFocus(fields.current, focused)
  }, [focused])
  const isAbroadOnly = ({kind}: CheckoutRow) => kind === 'country' || kind === 'vatNumber'
  const rows = checkoutFields(isForeign).filter((row) => countries.length > 0 || !isAbroadOnly(row))
  const drawn = (row: CheckoutRow) => <Detail key={row.name} {...{row, texts, errors, countries, onCountry}} />
  return (
    <Fields
      ref={fields}
      onInput={({target}) => errors.clear((target as HTMLInputElement).name)}
      onBlur={({target}) => target.name === 'vatNumber' && errors.askRegister()}
    >
      <legend>{texts.legend}</legend>
      <p>{texts.business}</p>
      {rows.filter(({isFolded}) => !isFolded).map(drawn)}
      <details>
        <summary>{texts.more}</summary>
        <div>{rows.filter(({isFolded}) => isFolded).map(drawn)}</div>
      </details>
    </Fields>
  )
}

type DetailProps = Pick<Props, 'texts' | 'countries' | 'onCountry'> & {row: CheckoutRow; errors: Errors}

/** A field with its label, errors and help. */
function Detail({row, texts, errors, countries, onCountry}: DetailProps) {
  const {name, kind, required} = row
  const words: Partial<Record<string, unknown>> = texts
  const word = wordOf(row)
  const id = `customer-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  const helpId = row.help && `${id.replace('customer-', '')}-help`
  const problems: CheckoutProblem[] = kind === 'vatNumber' ? [name, 'vatNumberInvalid'] : [name]
  const attributes = {id, name, autoComplete: autocompleteOf(row), ...errors.attributesOf(problems, helpId)}
  const Box = kind === 'vatNumber' ? Abroad : FieldBox
  return (
    <Box>
      <label htmlFor={id}>
        {String(words[word])} {!required && <span>({texts.optional})</span>}
      </label>
      {kind === 'country' ? (
        <CountrySelect {...attributes} countries={countries} onChange={onCountry} />
      ) : (
        <Input required={Boolean(required)} maxLength={row.max} {...(kind && TYPING[kind])} {...attributes} />
      )}
      {problems.map((problem) => (
        <small key={problem} id={`error-${problem}`} data-error={problem} hidden={!errors.isWrong(problem)}>
          {/* An example address is not a link. */}
          {kind === 'email' ? errors.texts[problem] : <TextWithMail text={errors.texts[problem] ?? ''} />}
        </small>
      ))}
      {helpId && <small id={helpId}>{String(words[`${word}Help`])}</small>}
    </Box>
  )
}

type Errors = ReturnType<typeof useServerErrors>

/** Errors that the server found, until their field changes. Focuses the first. */
function useServerErrors(
  wrong: readonly CheckoutProblem[],
  fields: RefObject<HTMLFieldSetElement | null>,
  messages: Page['messages'],
) {
  const [changed, setChanged] = useState<string[]>([])
  const [isUnknown, setUnknown] = useState(false)
  useEffect(() => {
    setChanged([])
    const [first] = wrong
    const field = first && fields.current?.querySelector<HTMLElement>(`[name="${fieldOf(first)}"]`)
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }, [wrong, fields])
  const {text: noAddress} = messages.invalidEmail
  const texts: {[problem in CheckoutProblem]?: string} = {
    ...messages.fields,
    customerEmail: noAddress,
    invoiceEmail: noAddress,
  }
  const isWrong = (problem: CheckoutProblem) =>
    (wrong.includes(problem) && !changed.includes(fieldOf(problem))) || (isUnknown && problem === 'vatNumberInvalid')
  const typedIn = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ''
  return {
    texts,
    isWrong,
    /** Another country needs other numbers, and writes postal codes in another way. */
    clear: (name: string) => {
      setUnknown((before) => before && name !== 'country' && name !== 'vatNumber')
      setChanged((before) => [...before, name, ...(name === 'country' ? ['vatNumber', 'postalCode', 'kvkNumber'] : [])])
    },
    /** A hint while the form is filled in, which stops nobody: the register’s clear no about a VAT number, and nothing else. */
    askRegister: async () => {
      const asked = () => [typedIn('country'), typedIn('vatNumber')] as const
      const [country, number] = asked()
      const loaded = number ? await import('./payment/vatNumberHint.ts').catch(() => null) : null
      const found = await loaded?.isUnknownVatNumber(country, number)
      if (found && asked().join() === [country, number].join()) setUnknown(true)
    },
    /** Description of a field for screen readers, which do not see the text around it. */
    attributesOf: (problems: readonly CheckoutProblem[], help?: string) => {
      const shown = problems.filter(isWrong)
      const ids = [...shown.map((problem) => `error-${problem}`), ...(help ? [help] : [])]
      return {
        ...(ids.length > 0 && {'aria-describedby': ids.join(' ')}),
        ...(shown.length > 0 && {'aria-invalid': true}),
      }
    },
  }
}

type CountryProps = ComponentProps<typeof Select> & {countries: readonly string[]}

function CountrySelect({countries, ...attributes}: CountryProps) {
  const {language} = usePage()
  const named = (code: string) => ({code, name: countryName(code, language)})
  const sorted = countries.map(named).sort((a, b) => a.name.localeCompare(b.name, language))
  return (
    <Select defaultValue={HOME_COUNTRY} {...attributes}>
      {[named(HOME_COUNTRY), ...sorted].map(({code, name}) => (
        // Browsers and Node may name a country differently.
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </Select>
  )
}
