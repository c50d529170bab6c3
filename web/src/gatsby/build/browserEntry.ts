/**
 * Entry of the browser, before Gatsby's own (webpack.ts). Evaluates the modules of a page in three tasks: React, then
 * the code that all pages share, then Gatsby. In one task a slow phone does not respond for 100 to 130 ms.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

export async function start() {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager" */ '../../layout/Shell.tsx')
  await nextTask()
  await import(/* webpackMode: "eager" */ 'gatsbys-entry')
}

void start()
