export {createPages, onCreateWebpackConfig, sourceNodes} from './src/build/hooks.ts'
