/** Kinds of fields that a form may have. The Studio offers them, pages draw them and readForm.ts checks them. */
export const FORM_FIELD_KINDS = ['text', 'longText', 'mail', 'phone', 'choice', 'consent'] as const
export type FormFieldKind = (typeof FORM_FIELD_KINDS)[number]

type FieldKind = {
  /** The most characters that are kept. */
  max: number
  /** Lines of a text of several. */
  lines?: number
  type?: 'email' | 'tel'
  /** The value that browsers may fill in. */
  autocomplete?: 'email' | 'tel'
}

export const FIELD_KINDS: Readonly<Record<FormFieldKind, FieldKind>> = {
  text: {max: 200},
  longText: {max: 4000, lines: 6},
  mail: {max: 200, type: 'email', autocomplete: 'email'},
  phone: {max: 40, type: 'tel', autocomplete: 'tel'},
  choice: {max: 100},
  consent: {max: 100},
}
