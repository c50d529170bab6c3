import './src/gatsby/styleOrder.ts'

export {onPreRenderHTML, onRenderBody} from './src/gatsby/document.ts'
export {wrapPageElement} from './src/layout/Shell.tsx'
