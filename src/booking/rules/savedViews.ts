import { z } from 'zod'

const saved = z.object({
  name: z.string().min(1),
  query: z.string().regex(/^(\?.*)?$/),
})

export type SavedView = z.infer<typeof saved>

export function parseSavedViews(kept: unknown): SavedView[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((one) => saved.safeParse(one).data ?? [])
}
