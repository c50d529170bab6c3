import {useFollowed} from '../useFollowed.ts'
import {readDeleted} from './deleted.ts'

/** A document that is written on is neither gone nor back. */
const isReason = ({transition}: {transition?: string}) => transition !== 'update'

/** The documents that were deleted; follows deletions and restorations. */
export const useDeleted = () => useFollowed('*', readDeleted, isReason)
