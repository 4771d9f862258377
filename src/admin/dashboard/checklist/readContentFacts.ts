import type { Payload, TypedUser } from 'payload'
import type { ContentFacts } from '@/domain/checklist/contentFacts'
import { readPages } from './readPages'
import { titleOf, idOf, waits } from './shape'

interface Options {
  payload: Payload
  user: TypedUser
}

/** The content as this person may read it, drafts too, in one read for each collection. */
export async function readContentFacts({ payload, user }: Options): Promise<ContentFacts> {
  const all = { depth: 0, draft: true, overrideAccess: false, pagination: false, user } as const
  const [services, plans, faqs, gallery, team, testimonials, media, pages] = await Promise.all([
    payload.find({ ...all, collection: 'services', sort: ['-kind', 'order'] }),
    payload.find({ ...all, collection: 'pricing-plans' }),
    payload.find({ ...all, collection: 'faqs', select: { question: true, _status: true } }),
    payload.find({ ...all, collection: 'gallery-images', sort: ['-gallery', 'order'] }),
    payload.find({ ...all, collection: 'team-members' }),
    payload.find({ ...all, collection: 'testimonials' }),
    payload.find({
      ...all,
      collection: 'media',
      draft: false,
      select: ofPicture,
      sort: 'filename',
    }),
    readPages({ payload, user }),
  ])
  return {
    services: services.docs.map((doc) => ({ ...entry(doc), ...doc, image: idOf(doc.image) })),
    plans: plans.docs.map((doc) => ({ ...entry(doc), popular: Boolean(doc.popular) })),
    faqs: faqs.docs.map(entry),
    gallery: gallery.docs.map((doc) => ({ ...entry(doc), ...doc, image: idOf(doc.image) })),
    team: team.docs.map((doc) => ({ ...entry(doc), bio: doc.bio })),
    testimonials: testimonials.docs.map((doc) => ({ ...entry(doc), sample: Boolean(doc.sample) })),
    pictures: media.docs.map((doc) => ({ ...doc, title: titleOf(doc) })),
    pages,
  }
}

const ofPicture = { alt: true, credit: true, filename: true, licence: true, title: true } as const

function entry(doc: Parameters<typeof titleOf>[0] & Parameters<typeof waits>[0] & { id: string }) {
  return { id: doc.id, title: titleOf(doc), waits: waits(doc) }
}
