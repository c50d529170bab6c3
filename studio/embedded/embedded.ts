import {definePlugin} from 'sanity'
import {WithoutElsewhere} from './WithoutElsewhere.tsx'

/** Parts of the Studio for the embedded lake only. */
export const embedded = definePlugin({
  name: 'embedded',
  studio: {components: {layout: WithoutElsewhere}},
})
