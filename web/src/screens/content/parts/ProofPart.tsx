import {Proofs} from '../../../layout/Proofs.tsx'
import type {PartOf} from './part.ts'
import {Titled} from './Titled.tsx'

/** The chosen testimonials, or all; nothing while there are none. */
export function ProofPart({part: {title, chosen, all}}: {part: PartOf<'proofPart'>}) {
  const proofs = chosen?.length ? chosen : all
  if (proofs.length === 0) return null
  return (
    <Titled title={title}>
      <Proofs proofs={proofs} />
    </Titled>
  )
}
