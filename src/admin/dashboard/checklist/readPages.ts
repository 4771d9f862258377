import type { Payload, TypedUser } from 'payload'
import type { ContentFacts } from '@/domain/checklist/contentFacts'
import { idOf, waits } from './shape'

interface Options {
  payload: Payload
  user: TypedUser
}

/** The two pages that are no collection. */
export async function readPages({ payload, user }: Options): Promise<ContentFacts['pages']> {
  const one = { depth: 0, draft: true, overrideAccess: false, user } as const
  const [home, about] = await Promise.all([
    payload.findGlobal({ ...one, slug: 'home-page' }),
    payload.findGlobal({ ...one, slug: 'about-page' }),
  ])
  return [
    { slug: 'home-page', image: idOf(home.hero?.image), waits: waits(home) },
    { slug: 'about-page', image: idOf(about.image), waits: waits(about) },
  ]
}
