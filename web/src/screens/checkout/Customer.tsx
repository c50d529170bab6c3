import {type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState} from 'react'
import styled from 'styled-components'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {countryName, HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import {type CheckoutProblem, fieldOf} from '../../../../domain/customers/customerDetails.ts'
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
  @media (min-width: 40rem) { grid-template-columns: 1fr 1fr; legend, > p { grid-column: 1 / -1; } }
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
  onCountry: () => void
}

/**
 * Details of the buyer. Errors show below their fields; the function renders them too, for a form sent without scripts.
 */
export function Customer({texts, messages, countries, wrong, onCountry}: Props) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const [focused] = useState(focusedField)
  const errors = useServerErrors(wrong, fields, messages)
  useEffect(() => {
    restoreFields(fields.current)
    restoreFocus(fields.current, focused)
  }, [focused])
  return (
    <Fields ref={fields} onInput={({target}) => errors.clear((target as HTMLInputElement).name)}>
      <legend>{texts.legend}</legend>
      <p>{texts.business}</p>
      <LineField
        name="company"
        id="customer-company"
        label={texts.company}
        errors={errors}
        autoComplete="organization"
        maxLength={120}
      />
      <LineField
        name="website"
        id="customer-website"
        label={texts.website}
        help={texts.websiteHelp}
        errors={errors}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        maxLength={200}
      />
      {countries.length > 0 && (
        <CountryFields texts={texts} countries={countries} errors={errors} onCountry={onCountry} />
      )}
      <LineField
        name="customerEmail"
        id="customer-email"
        label={texts.email}
        help={texts.emailHelp}
        errors={errors}
        type="email"
        autoComplete="email"
        maxLength={200}
      />
      <FieldBox>
        <label htmlFor="customer-name">
          {texts.name} <span>({texts.optional})</span>
        </label>
        <Input id="customer-name" name="customerName" autoComplete="name" maxLength={100} />
      </FieldBox>
    </Fields>
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
  useEffect(() => {
    setChanged([])
    const [first] = wrong
    if (first) fields.current?.querySelector<HTMLElement>(`[name="${fieldOf(first)}"]`)?.focus()
  }, [wrong, fields])
  const texts: Record<CheckoutProblem, string> = {...messages.fields, customerEmail: messages.invalidEmail.text}
  const isWrong = (problem: CheckoutProblem) => wrong.includes(problem) && !changed.includes(fieldOf(problem))
  return {
    /** Another country needs another VAT number. */
    clear: (name: string) => setChanged((before) => [...before, name, ...(name === 'country' ? ['vatNumber'] : [])]),
    /** Description of a field for screen readers, which do not see the text around it. */
    attributesOf: (problems: readonly CheckoutProblem[], help?: string) => {
      const shown = problems.filter(isWrong)
      const ids = [...shown.map((problem) => `error-${problem}`), ...(help ? [help] : [])]
      return {
        ...(ids.length > 0 && {'aria-describedby': ids.join(' ')}),
        ...(shown.length > 0 && {'aria-invalid': true}),
      }
    },
    messageOf: (problem: CheckoutProblem): ReactNode => (
      <small key={problem} id={`error-${problem}`} data-error={problem} hidden={!isWrong(problem)}>
        {/* An example address is not a link. */}
        {problem === 'customerEmail' ? texts[problem] : <TextWithMail text={texts[problem]} />}
      </small>
    ),
  }
}

type LineFieldProps = ComponentProps<typeof Input> & {
  id: string
  name: CheckoutProblem
  label: string
  help?: string
  errors: Errors
  /** Problems of the field; by default the one of its name. */
  problems?: readonly CheckoutProblem[]
  box?: typeof FieldBox
}

/** A required line of text with its label, errors and help. */
function LineField({id, name, label, help, errors, problems = [name], box: Box = FieldBox, ...input}: LineFieldProps) {
  const helpId = help && `${id.replace('customer-', '')}-help`
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <Input id={id} name={name} required {...input} {...errors.attributesOf(problems, helpId)} />
      {problems.map(errors.messageOf)}
      {help && <small id={helpId}>{help}</small>}
    </Box>
  )
}

type CountryProps = Pick<Props, 'texts' | 'countries' | 'onCountry'> & {errors: Errors}

function CountryFields({texts, countries, errors, onCountry}: CountryProps) {
  const {language} = usePage()
  const named = (code: string) => ({code, name: countryName(code, language)})
  const sorted = countries.map(named).sort((a, b) => a.name.localeCompare(b.name, language))
  return (
    <>
      <FieldBox>
        <label htmlFor="customer-country">{texts.country}</label>
        <Select
          id="customer-country"
          name="country"
          autoComplete="country"
          defaultValue={HOME_COUNTRY}
          onChange={onCountry}
          {...errors.attributesOf(['country'])}
        >
          {[named(HOME_COUNTRY), ...sorted].map(({code, name}) => (
            // Browsers and Node may name a country differently.
            <option key={code} value={code} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </Select>
        {errors.messageOf('country')}
      </FieldBox>
      <LineField
        box={Abroad}
        name="vatNumber"
        problems={['vatNumber', 'vatNumberInvalid']}
        id="customer-vat-number"
        label={texts.vatNumber}
        help={texts.vatNumberHelp}
        errors={errors}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={60} // with name and punctuation, as on an invoice
      />
    </>
  )
}
