import './src/gatsby/styleOrder.ts'

export {onPreRenderHTML, onRenderBody} from './src/gatsby/document.tsx'
export {wrapPageElement} from './src/layout/Shell.tsx'
