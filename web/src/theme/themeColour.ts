import {colourOf} from '../../../domain/brand/tokens.ts'

/** Colour of the browser's own interface around the page, per theme: the background of the page. */
export const THEME_COLOURS = {light: colourOf('sky', 'light'), dark: colourOf('sky', 'dark')}

/**
 * Inline script that runs once the theme is known and on every change of it: it enables the meta element of that theme.
 * A media query alone would follow the system, which the page does on request only.
 */
export const themeColourScript = `(function(d){var m=document.querySelectorAll('meta[name=theme-color]'),f=function(){var t=d.dataset.theme,s=t==='system';m[0].media=s?'(prefers-color-scheme:light)':t==='dark'?'not all':'all';m[1].media=s?'(prefers-color-scheme:dark)':t==='dark'?'all':'not all'};f();new MutationObserver(f).observe(d,{attributeFilter:['data-theme']})})(document.documentElement)`
