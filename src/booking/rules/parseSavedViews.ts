import * as z from 'zod/mini'

const saved = z.object({
  name: z.string().check(z.minLength(1)),
  query: z.string().check(z.regex(/^(\?.*)?$/)),
})

export type SavedView = z.infer<typeof saved>

export function parseSavedViews(kept: unknown): SavedView[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((one) => saved.safeParse(one).data ?? [])
}
