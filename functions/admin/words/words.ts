import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {en} from './words.en.ts'
import {nl} from './words.nl.ts'

/** What the back office says. A language that lacks a word is an error of types. */
export type AdminWords = typeof nl
export const ADMIN_WORDS: Record<StaffLanguage, AdminWords> = {nl, en}

/** A mail by its key, which begins with its kind. */
export const mailName = (key: string, {mails}: AdminWords) => mails[key.split('-')[0] as keyof typeof mails] ?? key
