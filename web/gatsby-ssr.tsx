export {onRenderBody} from './src/build/document.tsx'
export {wrapPageElement} from './src/layout/Shell.tsx'
