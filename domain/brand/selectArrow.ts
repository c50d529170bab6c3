/**
 * The arrow of a list to choose from, as far from the edge as its words; where colours are the visitor's, the browser draws its
 * own.
 */
export const SELECT_ARROW = `@media (forced-colors:none){appearance:none;padding-right:2.5rem;background-image:linear-gradient(45deg,transparent 50%,var(--ink) 50%),linear-gradient(-45deg,transparent 50%,var(--ink) 50%);background-position:right 1.25rem center,right .875rem center;background-size:.375rem .375rem;background-repeat:no-repeat}`
