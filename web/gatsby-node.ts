export {createPages, onCreateWebpackConfig, onPostBuild, sourceNodes} from './src/gatsby/hooks.ts'
