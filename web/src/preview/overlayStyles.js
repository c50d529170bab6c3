// gatsby/webpack.ts puts this in the place of the stylesheet that the overlays import; raw-loader comes with Gatsby.
import css from '!!raw-loader!../../../node_modules/@sanity/ui/dist/styles.css'

// A page's policy names its own styles; a sheet that a script of the site builds is the script's.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
