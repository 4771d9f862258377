import type { SiteSetting } from '@/payload-types'

export const templateChannels = ['both', 'whatsapp', 'email'] as const

export type ReplyTemplate = NonNullable<SiteSetting['replyTemplates']>[number]

export const replyPlaceholders = ['name', 'date', 'guests', 'venue', 'ref', 'business'] as const

export const confirmationPlaceholders = ['name', 'ref', 'promise', 'business', 'phone'] as const
