export {wrapPageElement} from './src/layout/Shell.tsx'
export {onInitialClientRender, onRouteUpdate} from './src/preview/overlays.ts'
