import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { pixel, samples } from './samples'

interface Subjects {
  /** Somebody else's document, published where drafts exist. */
  other: string
  draft?: string
  /** The caller's own, where documents belong to people. */
  mine?: string
}

interface Options {
  image: string
  payload: Payload
  slug: string
  stranger: TypedUser
  user: TypedUser | null
}

/** Fresh documents to try an operation on, made without regard to access. */
export async function makeSubjects({ image, payload, slug, stranger, user }: Options) {
  const collection = slug as CollectionSlug
  const make = async (owner: TypedUser | null, data: object = {}, draft = false) => {
    const sample = samples[slug]?.({ image, user: String(stranger.id) })
    const doc = await payload.create({
      collection,
      data: { ...sample, ...data } as never,
      draft,
      file: slug === 'media' ? await pixel() : undefined,
      ...(owner ? { user: owner } : {}),
    })
    return String(doc.id)
  }
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const subjects: Subjects = {
    other: await make(stranger, hasDrafts ? { _status: 'published' } : {}),
  }
  if (hasDrafts) subjects.draft = await make(stranger, { _status: 'draft' }, true)
  if (user && slug === 'payload-preferences') subjects.mine = await make(user)
  if (user && slug === 'users') subjects.mine = String(user.id)
  return subjects
}
