declare global {
  interface ImportMeta {
    webpackContext: (
      folder: string,
      options: {recursive: boolean; regExp: RegExp},
    ) => {keys: () => string[]; (name: string): unknown}
  }
}

// styled-components writes the rules of a page in the order in which their modules were first loaded, which depends on
// the pages rendered before. Loading all modules here, sorted by name, fixes one order for every process.
const modules = import.meta.webpackContext('../..', {
  recursive: true,
  regExp: /^\.\/(charts|layout|screens|session|theme|ui)\/(?!InteractiveChart)[^.]+(\.styles)?\.tsx?$/,
})
for (const name of modules.keys().sort()) modules(name)
