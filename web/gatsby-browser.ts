export {wrapPageElement} from './src/layout/Shell.tsx'
export {onInitialClientRender, onRouteUpdate} from './src/preview/frame.ts'
