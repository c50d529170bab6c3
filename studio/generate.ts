import {existsSync, globSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'

/** Writes schema/types.ts, or the file that is given: the lists of all types, by their folders. Part of `npm run typegen`. */
const SCHEMA = path.join(import.meta.dirname, 'schema')
const [OUTPUT = path.join(SCHEMA, 'types.ts')] = process.argv.slice(2)
const FOLDERS = ['documents', 'objects', 'singletons'] as const

const named = FOLDERS.map((folder) => ({
  folder,
  names: globSync('*.ts', {cwd: path.join(SCHEMA, folder)})
    .map((file) => path.basename(file, '.ts'))
    .sort(),
}))

const types = `// Written by studio/generate.ts (npm run typegen): one exported type per file. Do not edit.
${named.flatMap(({folder, names}) => names.map((name) => `import {${name}} from './${folder}/${name}.ts'`)).join('\n')}

${named.map(({folder, names}) => `export const ${folder} = [\n${names.map((name) => `  ${name},`).join('\n')}\n]`).join('\n\n')}
`
// Written as it was, it would have a Studio that is open under `npm run dev` load itself again.
if (!existsSync(OUTPUT) || readFileSync(OUTPUT, 'utf8') !== types) writeFileSync(OUTPUT, types)
