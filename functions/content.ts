import type {SanityClient} from '@sanity/client'
import {contentConfig} from './config.ts'
import {type ContentSource, createContentClient} from './model.ts'

/** A client that sees what is published, and gives up soon: a visitor waits. */
export const contentClient = (source: ContentSource = contentConfig()): SanityClient =>
  createContentClient(source, {perspective: 'published', timeout: 5000, maxRetries: 0})
