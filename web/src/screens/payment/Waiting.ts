import {createGlobalStyle} from 'styled-components'

/**
 * What `waitingScript` decides before the first paint. What depends on the visit (`data-needs-visit`: a link to what was
 * tried, the other language of this order) cannot be pressed before it leads to the right place.
 */
export const Waiting = createGlobalStyle`
[data-while-waiting]{display:none}
:root[data-order=waiting] [data-while-waiting]{display:block}
:root[data-order=waiting] [data-when-known]{display:none}
:root[data-order=waiting] [data-needs-visit]{visibility:hidden}
`
