import './src/gatsby/build/styleOrder.ts'

export {onPreRenderHTML, onRenderBody} from './src/gatsby/build/documentHead.ts'
export {wrapPageElement} from './src/layout/Shell.tsx'
