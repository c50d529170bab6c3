#!/usr/bin/env node
import {existsSync} from 'node:fs'

// Node runs TypeScript outside node_modules only, so a packed package carries a bundle (npm pack).
const bundle = new URL('../dist/cli.js', import.meta.url)
await import(existsSync(bundle) ? bundle.href : new URL('../src/cli.ts', import.meta.url).href)
