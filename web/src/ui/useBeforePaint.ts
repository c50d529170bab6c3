import {useEffect, useLayoutEffect} from 'react'

/** An effect that runs before the browser paints. React runs none on the server, and warns about this one there. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect
