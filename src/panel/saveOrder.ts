import * as apiPaths from '@/apiPaths'
import { lists } from '@/i18n/en/bookingList'
import type { orderSave } from '@/rules/fieldValues'

const { order: words } = lists

type Place = ReturnType<typeof orderSave> & { id: string; slug: string }

export async function saveOrder({ data, draft, id, slug }: Place): Promise<string | null> {
  try {
    const answer = await fetch(apiPaths.document({ draft, id, slug }), {
      body: JSON.stringify(data),
      headers: { 'content-type': 'application/json' },
      method: 'PATCH',
    })
    if (answer.ok) return null
    return refusals[answer.status] ?? words.failed
  } catch {
    return words.offline
  }
}

const refusals: Record<number, string> = {
  401: words.signedOut,
  403: words.forbidden,
  404: words.gone,
}
