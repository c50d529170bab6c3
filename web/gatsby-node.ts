export {createPages, onCreateWebpackConfig, onPostBuild, onPreInit, sourceNodes} from './src/gatsby/build/hooks.ts'
