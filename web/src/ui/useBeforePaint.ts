import {useEffect, useLayoutEffect} from 'react'

/**
 * An effect that runs before the browser paints. On the server React runs no effects, and warns about useLayoutEffect.
 */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect
