// gatsby/webpack.ts puts this in the place of the stylesheet that the overlays import.
import css from '!!raw-loader!../../../node_modules/@sanity/ui/dist/styles.css'

const style = document.createElement('style')
style.textContent = css
document.head.append(style)
