import { broken as enBroken, chunkFailure as enChunk } from './en/failure'
import { broken as hiBroken, chunkFailure as hiChunk } from './hi/failure'
import type { Locale } from './locales'

const broken: Record<Locale, typeof enBroken> = { en: enBroken, hi: hiBroken }
const chunk: Record<Locale, typeof enChunk> = { en: enChunk, hi: hiChunk }

export const brokenWords = (locale: Locale) => broken[locale]
export const chunkWords = (locale: Locale) => chunk[locale]
