export {onInitialClientRender, onRouteUpdate} from './src/preview/overlays.ts'
