import {definePlugin} from 'sanity'
import {FirstPane} from './FirstPane.tsx'
import {FormWithLine} from './FormWithLine.tsx'
import {SiteLayout} from './SiteLayout.tsx'
import {SiteNavbar} from './SiteNavbar.tsx'

/** Shows the site's status below the form, in the bar on top, and on the start page. */
export const siteStatus = definePlugin({
  name: 'site-status',
  studio: {components: {layout: SiteLayout, navbar: SiteNavbar, activeToolLayout: FirstPane}},
  form: {components: {input: FormWithLine}},
})
