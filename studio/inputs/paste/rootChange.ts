import {createContext} from 'react'
import type {FormPatch} from 'sanity'

/** Changes the whole document; inside a form the callbacks of Sanity know their own field alone. Null outside of a form. */
export const RootChange = createContext<((patches: FormPatch[]) => void) | null>(null)
