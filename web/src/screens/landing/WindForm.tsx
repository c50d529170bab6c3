import {useId} from 'react'
import styled from 'styled-components'
import type {LandingQueryResult} from '../../../../domain/content/content.types.ts'
import {MEASURED_SITE, windPath} from '../../../../domain/pages/windAddress.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Button} from '../../ui/Button.ts'
import {FieldBox, Input} from '../../ui/forms/Field.tsx'
import {Row} from '../../ui/primitives.ts'

const Form = styled.form`
  margin-top: var(--s5);
  max-width: 30rem;
  /* Field and button touch, as one question. */
  ${Row} { flex-wrap: nowrap; gap: var(--s2); }
  button { flex: none; min-height: 3rem; }
  @media (max-width: 24rem) { ${Row} { flex-wrap: wrap; } button { width: 100%; } }
`

type Words = NonNullable<PageContext<LandingQueryResult>['content']['wind']>

/** Asks for the address of the visitor's own website. The answer is a page of its own, with or without scripts. */
export function WindForm({words}: {words: Words}) {
  const {language} = usePage()
  const id = useId()
  return (
    <Form action={windPath(language)}>
      <FieldBox>
        <label htmlFor={id}>{words.label}</label>
        <Row>
          <Input
            id={id}
            name={MEASURED_SITE}
            inputMode="url"
            autoComplete="url"
            maxLength={500}
            required
            aria-describedby={`${id}h`}
          />
          <Button $variant="secondary">{words.button}</Button>
        </Row>
        <small id={`${id}h`}>{words.hint}</small>
      </FieldBox>
    </Form>
  )
}
