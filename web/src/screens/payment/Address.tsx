import {type FormEvent, useState} from 'react'
import styled from 'styled-components'
import type {PaymentSuccessQueryResult} from '../../../../domain/content/content.types.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {Button} from '../../ui/Button.ts'
import {FieldBox, Input} from '../../ui/forms/Field.tsx'
import {useFieldErrors} from '../../ui/forms/useFieldErrors.tsx'
import {disclosure, Row, Small} from '../../ui/primitives.ts'
import {TextWithMail} from '../../ui/TextWithMail.tsx'

const Box = styled.details`
  width: 100%;
  max-width: 28rem;
  @media print { display: none; }
  summary {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: var(--control);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    ${disclosure}
  }
  form { display: grid; gap: var(--s3); margin-top: var(--s3); }
`

type Texts = PageContext<PaymentSuccessQueryResult>['content']['page']['address'] & {invalidEmail: string}
/** `onSent`: earlier links no longer work, the one on this page included. */
type Props = {order: string; token: string; hasAddress: boolean; texts: Texts; onSent: () => void}

/** Corrects a mistyped e-mail address, or takes a missing one, and has the confirmation sent there. */
export function Address({order, token, hasAddress, texts, onSent}: Props) {
  const errors = useFieldErrors()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | {sentTo: string}>('idle')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!errors.check(event.currentTarget)) return
    const customerEmail = String(new FormData(event.currentTarget).get('customerEmail'))
    setState('busy')
    const sent = await send({order, token, customerEmail})
    setState(sent ? {sentTo: customerEmail} : 'failed')
    if (sent) onSent()
  }

  return (
    <Box>
      <summary>{hasAddress ? texts.wrong : texts.none}</summary>
      <form {...errors.form} onSubmit={submit}>
        <FieldBox>
          <label htmlFor="corrected-email">{texts.label}</label>
          <Input
            id="corrected-email"
            name="customerEmail"
            type="email"
            autoComplete="email"
            required
            maxLength={200}
            {...errors.of('corrected-email')}
          />
          {errors.error('corrected-email', texts.invalidEmail)}
        </FieldBox>
        <Row>
          <Button type="submit" $variant="outline" disabled={state === 'busy'} aria-busy={state === 'busy'}>
            {texts.send}
          </Button>
        </Row>
        <Small role="status">
          {typeof state === 'object' && <span>{fill(texts.sent, {email: state.sentTo})}</span>}
          {state === 'failed' && <TextWithMail text={texts.failed} />}
        </Small>
      </form>
    </Box>
  )
}

async function send(body: Record<string, string>): Promise<boolean> {
  const response = await fetch('/api/correct-address', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  }).catch(() => null)
  return response?.ok ?? false
}
