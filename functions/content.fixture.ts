import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {evaluate, parse} from 'groq-js'

/** The content that ships, for tests. */
export type SeedDocument = {_id: string; _type: string; [field: string]: unknown}

const SEED = path.join(import.meta.dirname, '../studio/seed')
export const seed: readonly SeedDocument[] = readdirSync(SEED).flatMap((file) =>
  readFileSync(path.join(SEED, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({_rev: 'r', _updatedAt: '2025-01-01T00:00:00Z', ...JSON.parse(line)})),
)

export const ask = async (documents: readonly SeedDocument[], query: string, params: Record<string, unknown> = {}) =>
  (await evaluate(parse(query, {params}), {dataset: documents, params})).get()

/** Answers queries as Sanity's client does, over these documents. */
export const contentOf = (documents: readonly SeedDocument[] = seed) =>
  ({
    fetch: (query: string, params?: Record<string, unknown>) => ask(documents, query, params),
  }) as unknown as SanityClient
