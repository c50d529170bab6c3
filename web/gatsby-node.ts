export {createPages, onCreateWebpackConfig, onPostBuild, onPreInit, sourceNodes} from './src/gatsby/hooks.ts'
