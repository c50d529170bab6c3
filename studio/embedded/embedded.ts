import {definePlugin} from 'sanity'
import {WithoutElsewhere} from './WithoutElsewhere.tsx'

/** What the Studio has on the embedded lake only. */
export const embedded = definePlugin({
  name: 'embedded',
  studio: {components: {layout: WithoutElsewhere}},
})
