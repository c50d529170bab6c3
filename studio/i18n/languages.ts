import {nlNLLocale} from '@sanity/locale-nl-nl'
import {definePlugin} from 'sanity'
import {bundles} from './bundles.ts'
import {informalBundle} from './informal.ts'
import {LanguageLayout} from './LanguageLayout.tsx'
import {LanguageNavbar} from './LanguageNavbar.tsx'

/** The Studio in Dutch and in English, and the switch between them. */
export const languages = definePlugin({
  name: 'languages',
  plugins: [nlNLLocale()],
  i18n: {bundles: (ofSanity) => [...ofSanity.map(informalBundle), ...bundles]},
  studio: {components: {layout: LanguageLayout, navbar: LanguageNavbar}},
})
