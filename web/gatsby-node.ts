export {createPages, onCreateWebpackConfig, onPostBuild, sourceNodes} from './src/build/hooks.ts'
