import {definePlugin} from 'sanity'
import {HelpNavbar} from './HelpNavbar.tsx'

/** The guide for editors, one click away wherever they are. */
export const help = definePlugin({name: 'help', studio: {components: {navbar: HelpNavbar}}})
