import styled from 'styled-components'
import {anchorOf} from '../../../../../domain/pages/anchors.ts'
import {Hyphenated} from '../../../layout/Hyphenated.tsx'
import {usePage} from '../../../page/usePage.ts'
import {stackedOnPhones, Table} from '../../../ui/Table.tsx'
import {TextWithMail} from '../../../ui/TextWithMail.tsx'
import type {PartOf} from './part.ts'
import {Heading} from './Titled.tsx'

const Cells = styled(Table)`
  ${stackedOnPhones}
`

export function TablePart({part: {heading, columns, rows}}: {part: PartOf<'tablePart'>}) {
  const {phone} = usePage().site.settings
  return (
    <section aria-label={heading}>
      <Heading id={anchorOf(heading)}>
        <Hyphenated>{heading}</Hyphenated>
      </Heading>
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
