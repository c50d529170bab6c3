// Replaces the stylesheet that the overlays import (gatsby/build/webpack.ts); raw-loader comes with Gatsby.
import css from '!!raw-loader!../../../../node_modules/@sanity/ui/dist/styles.css'

// A page's policy allows only its own style elements; a constructed sheet is covered by the script that makes it.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
