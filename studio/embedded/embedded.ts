import {definePlugin} from 'sanity'
import {WithoutManagementLinks} from './WithoutManagementLinks.tsx'

/** Parts of the Studio for the embedded lake only. */
export const embedded = definePlugin({
  name: 'embedded',
  studio: {components: {layout: WithoutManagementLinks}},
})
