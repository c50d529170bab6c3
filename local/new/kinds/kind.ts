import type {Change} from '../changes.ts'
import type {Names} from '../names.ts'

export type Options = {
  page?: string | undefined
  in?: string | undefined
  kind?: string | undefined
  required?: boolean | undefined
}

/** Changes of a generator, and the decisions that it leaves to a person. */
type Made = {changes: Change[]; left: string[]}

/** Generator of one kind of thing. Reads the project below `root`, writes nothing. */
export type Kind = (names: Names, options: Options, root: string) => Made
