import {colourOf} from '../../../domain/brand/tokens.ts'

/** What a browser paints around the page, in either theme: the ground that the page stands on. */
export const THEME_COLOURS = {light: colourOf('sky', 'light'), dark: colourOf('sky', 'dark')}

/**
 * Runs after the theme is known, and again whenever it becomes another, whoever changes it: of the two colours in the head
 * the one of the theme counts. A media query alone would follow the system, which the page does only when it is asked to.
 */
export const themeColourScript = `(function(d){var m=document.querySelectorAll('meta[name=theme-color]'),f=function(){var t=d.dataset.theme,s=t==='system';m[0].media=s?'(prefers-color-scheme:light)':t==='dark'?'not all':'all';m[1].media=s?'(prefers-color-scheme:dark)':t==='dark'?'all':'not all'};f();new MutationObserver(f).observe(d,{attributeFilter:['data-theme']})})(document.documentElement)`
