import type { SiteSetting } from '@/payload-types'
import { isolate } from '@/rules/text'

export const templateChannels = ['both', 'whatsapp', 'email'] as const

export type ReplyTemplate = NonNullable<SiteSetting['replyTemplates']>[number]

export const templateNames = ['name', 'date', 'guests', 'venue', 'ref', 'business'] as const
export type TemplateValues = Partial<Record<(typeof templateNames)[number], string | null>>

/** The first placeholder that nothing fills, such as `nmae` for `{nmae}`. */
export function unknownPlaceholder(text: string): string | undefined {
  const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return named.find((name) => !(templateNames as readonly string[]).includes(name))
}

/** Fills in placeholders. An unknown value leaves no gap: `Hello {name},` reads `Hello,`. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text
    .replace(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
      if (!(templateNames as readonly string[]).includes(name)) return whole
      const value = values[name as keyof TemplateValues]
      return value ? space + isolate(value) : ''
    })
    .replace(/[ \t]+$/gm, '')
}
