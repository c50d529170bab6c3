import styled from 'styled-components'
import type {ContentQueryResult} from '../../../../domain/content/content.types.ts'
import {anchorOf} from '../../../../domain/pages/anchors.ts'
import {Features} from '../../charts/Features.tsx'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Plans} from '../../layout/Plans.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Picture} from '../../ui/Picture.tsx'
import {Card, Lede, Row, SectionHead, Subtitle, Wrap} from '../../ui/primitives.ts'
import {Questions} from '../../ui/Questions.tsx'
import {RichText} from '../../ui/RichText.tsx'
import {stackedOnPhones, Table} from '../../ui/Table.tsx'
import {TextWithMail} from '../../ui/TextWithMail.tsx'
import {COLUMN} from './content.styles.ts'
import {Form} from './form/Form.tsx'

const Heading = styled(Subtitle)`
  margin-bottom: var(--s4);
  scroll-margin-top: 6rem;
  max-width: ${COLUMN};
  overflow-wrap: anywhere;
`

const Callout = styled(Card).attrs({as: 'aside'})`
  max-width: ${COLUMN};
  border-left: 0.375rem solid var(--signal);
  h2 { font-size: var(--t2); margin-bottom: var(--s2); }
`

const Shown = styled(Picture)`
  display: block;
  width: 100%;
  max-width: ${COLUMN};
  height: auto;
  border-radius: var(--r3);
`

const Cells = styled(Table)`
  max-width: 60rem;
  ${stackedOnPhones}
`

type Part = PageContext<ContentQueryResult>['content']['page']['parts'][number]
type Of<Type extends Part['_type']> = Extract<Part, {_type: Type}>

/** One part of a page: as wide as the page, text at most as wide as is readable. */
export function PartView({part}: {part: Part}) {
  const {noQuestions} = usePage().site.settings
  return <Wrap>{viewOf(part, noQuestions)}</Wrap>
}

function viewOf(part: Part, noQuestions: string) {
  switch (part._type) {
    case 'textPart':
      return <Text part={part} />
    case 'calloutPart':
      return (
        <Callout>
          {part.heading && <h2>{part.heading}</h2>}
          <RichText value={part.body} />
        </Callout>
      )
    case 'tablePart':
      return <Rows part={part} />
    case 'picture':
      return <Shown picture={part} sizes={`(min-width: ${COLUMN}) ${COLUMN}, 100vw`} />
    case 'questionsPart':
      return (
        <Titled title={part.title}>
          <div style={{maxWidth: COLUMN}}>
            <Questions faqs={part.faqs} none={noQuestions} />
          </div>
        </Titled>
      )
    case 'plansPart':
      return (
        <Titled title={part.title} intro={part.intro}>
          {part.texts && <Plans plans={part.plans} texts={part.texts} />}
        </Titled>
      )
    case 'featuresPart':
      return (
        <Titled title={part.title} intro={part.intro}>
          <Features features={part.features} />
        </Titled>
      )
    case 'closingPart':
      return <Call part={part} />
    case 'formPart':
      return (
        <section aria-label={part.title}>
          <Heading id={anchorOf(part.title)}>{part.title}</Heading>
          {part.intro && <Lede style={{marginBottom: 'var(--s5)'}}>{part.intro}</Lede>}
          {part.form && part.words && <Form form={part.form} words={part.words} />}
        </section>
      )
  }
}

/** The id is the anchor that links to this part use. */
function Titled({title, intro, children}: {title: string; intro?: string | null; children: React.ReactNode}) {
  return (
    <section aria-label={title}>
      <SectionHead>
        <Heading id={anchorOf(title)} style={{marginBottom: 0}}>
          {title}
        </Heading>
        {intro && <Lede>{intro}</Lede>}
      </SectionHead>
      {children}
    </section>
  )
}

function Text({part: {title, body}}: {part: Of<'textPart'>}) {
  if (!title) return <RichText value={body} />
  return (
    <section aria-label={title}>
      <Heading id={anchorOf(title)}>{title}</Heading>
      <RichText value={body} />
    </section>
  )
}

function Rows({part: {heading, columns, rows}}: {part: Of<'tablePart'>}) {
  const {phone} = usePage().site.settings
  return (
    <section aria-label={heading}>
      <Heading>{heading}</Heading>
      <Cells label={heading}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of one table never move
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({_key, cells: [first, ...others]}) => (
            <tr key={_key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: neither do cells
                <td key={index} data-column={columns[index + 1]}>
                  <TextWithMail text={cell} phone={phone} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Cells>
    </section>
  )
}

function Call({part: {title, text, actions}}: {part: Of<'closingPart'>}) {
  return (
    <section aria-label={title}>
      <Heading id={anchorOf(title)}>{title}</Heading>
      {text && <Lede style={{marginBottom: 'var(--s5)'}}>{text}</Lede>}
      <Row>
        {actions.map((action, index) => (
          <ActionLink key={action._key} action={action} variant={index === 0 ? 'default' : 'outline'} size="lg" />
        ))}
      </Row>
    </section>
  )
}
