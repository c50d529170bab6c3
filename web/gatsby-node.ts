export {createPages, onCreateWebpackConfig, onPostBuild, sourceNodes} from './src/gatsby/build/hooks.ts'
