// The package's default export, which a module that Node takes as CommonJS lacks.
import styledComponents from 'styled-components/dist/styled-components.cjs.js'

export * from 'styled-components/dist/styled-components.cjs.js'
export default styledComponents.styled
