import {type ReactNode, useEffect, useRef, useState} from 'react'
import styled from 'styled-components'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {countryName, HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import {type CheckoutProblem, fieldOf} from '../../../../domain/customers/customerDetails.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {FieldBox, Input, Select} from '../../ui/forms/Field.tsx'
import {TextWithMail} from '../../ui/TextWithMail.tsx'
import {ABROAD} from './checkout.styles.ts'
import {fillIn, focusAgain, focusedField} from './savedForm.ts'

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
  const {language} = usePage()
  const fields = useRef<HTMLFieldSetElement>(null)
  const [mended, setMended] = useState<string[]>([])
  const [focused] = useState(focusedField)
  useEffect(() => {
    fillIn(fields.current)
    focusAgain(fields.current, focused)
  }, [focused])
  useEffect(() => {
    setMended([])
    const [first] = wrong
    if (first) fields.current?.querySelector<HTMLElement>(`[name="${fieldOf(first)}"]`)?.focus()
  }, [wrong])

  const words: Record<CheckoutProblem, string> = {...messages.fields, customerEmail: messages.invalidEmail.text}
  const isWrong = (problem: CheckoutProblem) => wrong.includes(problem) && !mended.includes(fieldOf(problem))
  /** Description of a field for screen readers, which do not see the text around it. */
  const described = (problems: CheckoutProblem[], help?: string) => {
    const shown = problems.filter(isWrong)
    const ids = [...shown.map((problem) => `error-${problem}`), ...(help ? [help] : [])]
    return {
      ...(ids.length > 0 && {'aria-describedby': ids.join(' ')}),
      ...(shown.length > 0 && {'aria-invalid': true}),
    }
  }
  const problem = (name: CheckoutProblem): ReactNode => (
    <small id={`error-${name}`} data-error={name} hidden={!isWrong(name)}>
      {/* An example address is not a link. */}
      {name === 'customerEmail' ? words[name] : <TextWithMail text={words[name]} />}
    </small>
  )
  const named = (code: string) => ({code, name: countryName(code, language)})
  const sorted = countries.map(named).sort((a, b) => a.name.localeCompare(b.name, language))

  return (
    <Fields
      ref={fields}
      onInput={({target}) => {
        const {name} = target as HTMLInputElement
        // Another country needs another number.
        setMended((before) => [...before, name, ...(name === 'country' ? ['vatNumber'] : [])])
      }}
    >
      <legend>{texts.legend}</legend>
      <p>{texts.business}</p>
      <FieldBox>
        <label htmlFor="customer-company">{texts.company}</label>
        <Input
          id="customer-company"
          name="company"
          autoComplete="organization"
          required
          maxLength={120}
          {...described(['company'])}
        />
        {problem('company')}
      </FieldBox>
      <FieldBox>
        <label htmlFor="customer-website">{texts.website}</label>
        <Input
          id="customer-website"
          name="website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          required
          maxLength={200}
          {...described(['website'], 'website-help')}
        />
        {problem('website')}
        <small id="website-help">{texts.websiteHelp}</small>
      </FieldBox>
      {countries.length > 0 && (
        <>
          <FieldBox>
            <label htmlFor="customer-country">{texts.country}</label>
            <Select
              id="customer-country"
              name="country"
              autoComplete="country"
              defaultValue={HOME_COUNTRY}
              onChange={onCountry}
              {...described(['country'])}
            >
              {[named(HOME_COUNTRY), ...sorted].map(({code, name}) => (
                // Browsers and Node may name a country differently.
                <option key={code} value={code} suppressHydrationWarning>
                  {name}
                </option>
              ))}
            </Select>
            {problem('country')}
          </FieldBox>
          <Abroad>
            <label htmlFor="customer-vat-number">{texts.vatNumber}</label>
            <Input
              id="customer-vat-number"
              name="vatNumber"
              autoCapitalize="characters"
              autoComplete="off"
              required
              maxLength={60} // with name and punctuation, as on an invoice
              {...described(['vatNumber', 'vatNumberInvalid'], 'vat-number-help')}
            />
            {problem('vatNumber')}
            {problem('vatNumberInvalid')}
            <small id="vat-number-help">{texts.vatNumberHelp}</small>
          </Abroad>
        </>
      )}
      <FieldBox>
        <label htmlFor="customer-email">{texts.email}</label>
        <Input
          id="customer-email"
          name="customerEmail"
          type="email"
          autoComplete="email"
          required
          maxLength={200}
          {...described(['customerEmail'], 'email-help')}
        />
        {problem('customerEmail')}
        <small id="email-help">{texts.emailHelp}</small>
      </FieldBox>
      <FieldBox>
        <label htmlFor="customer-name">
          {texts.name} <span>({texts.optional})</span>
        </label>
        <Input id="customer-name" name="customerName" autoComplete="name" maxLength={100} />
      </FieldBox>
    </Fields>
  )
}
