declare global {
  interface ImportMeta {
    webpackContext: (
      folder: string,
      options: {recursive: boolean; regExp: RegExp},
    ) => {keys: () => string[]; (name: string): unknown}
  }
}

// styled-components puts the rules of a page in the order in which their modules were first loaded, which depends on the
// pages that a process drew before. All of them loaded here, by name, is one order for every process.
const modules = import.meta.webpackContext('..', {
  recursive: true,
  regExp: /^\.\/(charts|layout|screens|session|theme|ui)\/(?!InteractiveChart)[^.]+(\.styles)?\.tsx?$/,
})
for (const name of modules.keys().sort()) modules(name)
