import {getPublishedId, type SanityDocument, useWorkspace, validateDocument} from 'sanity'
import {type DatasetProblem, refuse} from '../../../domain/content-rules/problem.ts'
import {dataPath} from '../fieldPath.ts'

/** Faults that the Studio finds in the fields of drafts, as refusals: its own publish action is not asked. */
export function useFieldFaults(): (drafts: readonly SanityDocument[]) => Promise<DatasetProblem[]> {
  const workspace = useWorkspace()
  return async (drafts) => {
    const markers = await Promise.all(
      drafts.map((document) => validateDocument({document, workspace, environment: 'studio'})),
    )
    return drafts.flatMap(({_id, _type}, index): DatasetProblem[] =>
      (markers[index] ?? [])
        .filter(({level}) => level === 'error')
        .map(({path, message}) =>
          refuse({_id: getPublishedId(_id), _type}, dataPath(drafts[index], path), 'fieldFault', {fault: message}),
        ),
    )
  }
}
