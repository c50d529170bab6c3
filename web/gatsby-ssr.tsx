import './src/gatsby/styleOrder.ts'

export {onRenderBody} from './src/gatsby/document.tsx'
export {wrapPageElement} from './src/layout/Shell.tsx'
