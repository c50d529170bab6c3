/**
 * The browser's entry, before Gatsby's own (webpack.ts). What a page is made of is evaluated in three turns of the event loop,
 * React first, then what all pages share, then Gatsby: in one turn a slow phone answers nobody for 100 to 130 ms.
 */
const turn = () => new Promise((resolve) => setTimeout(resolve))

export async function start() {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await turn()
  await import(/* webpackMode: "eager" */ '../layout/Shell.tsx')
  await turn()
  await import(/* webpackMode: "eager" */ 'gatsbys-entry')
}

start()
