export {onRenderBody} from './src/build/document.tsx'
