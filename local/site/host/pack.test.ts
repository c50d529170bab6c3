import {packageFolders, sourcesOf} from './pack.ts'

test('takes what is imported, in one line or several, and leaves out types', () => {
  const {files, packages} = sourcesOf(['local/site/host/main.ts'])
  expect(files).toEqual(expect.arrayContaining(['local/site/files.ts', 'functions/endpoints/reconcile.ts']))
  expect(packages).toEqual(expect.arrayContaining(['@netlify/headers', '@sanity/client', 'pg', 'pdfkit']))
  for (const name of ['gatsby', 'sanity', 'react', 'smtp-server', 'tar']) expect(packages).not.toContain(name)
  expect(files.filter((file) => /\.(test|fixture)\.|^(studio|tests)\//.test(file))).toEqual([])
})

test('takes the packages of packages, and names one that is missing', () => {
  const folders = packageFolders(['pg', '@netlify/headers'], ['functions', 'local'])
  expect(folders).toEqual(
    expect.arrayContaining(['node_modules/pg', 'node_modules/pg-pool', 'node_modules/@netlify/headers-parser']),
  )
  expect(() => packageFolders(['no-such-package'], ['local'])).toThrow('no-such-package is missing')
})
