import {createGlobalStyle} from 'styled-components'

/**
 * Styles of the state that `waitingScript` sets before the first paint. Links that depend on the visit
 * (`data-needs-visit`: trying again, the other language of this order) cannot be pressed before they lead to the right
 * page.
 */
export const Waiting = createGlobalStyle`
[data-while-waiting]{display:none}
:root[data-order=waiting] [data-while-waiting]{display:block}
:root[data-order=waiting] [data-when-known]{display:none}
:root[data-order=waiting] [data-needs-visit]{visibility:hidden}
`
