import type { GroupField } from 'payload'
import { limits } from '@/domain/limits'
import { localizedText, localizedTextarea } from './localizedText'

/** The words above a section of the home page. */
export function heading(name: string): GroupField {
  return {
    name,
    type: 'group',
    fields: [
      localizedText('kicker', { max: limits.name }),
      localizedText('title', { max: limits.title, required: true }),
      localizedTextarea('text'),
    ],
  }
}
