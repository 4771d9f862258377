import type { Payload, TypedUser } from 'payload'
import type { ContentFacts } from '@/domain/checklist/contentFacts'
import { idOf, waits } from './shape'

interface Options {
  payload: Payload
  user: TypedUser
}

/** The pages that are no collection. */
export async function readPages({ payload, user }: Options): Promise<ContentFacts['pages']> {
  const one = { depth: 0, draft: true, overrideAccess: false, user } as const
  const [home, about, pricing] = await Promise.all([
    payload.findGlobal({ ...one, slug: 'home-page' }),
    payload.findGlobal({ ...one, slug: 'about-page' }),
    payload.findGlobal({ ...one, slug: 'pricing-page' }),
  ])
  return [
    { slug: 'home-page', image: idOf(home.hero?.image), waits: waits(home) },
    { slug: 'about-page', image: idOf(about.image), waits: waits(about) },
    { slug: 'pricing-page', waits: waits(pricing) },
  ]
}
