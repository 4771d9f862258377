import type { Caller } from '@/account/access'
import { may } from '@/account/roles'
import { checklist as checklistWords } from '@/i18n/en/dashboard'
import { titleOf } from '@/i18n/titleOf'
import type { Media } from '@/payload-types'
import { translatedLocales } from '@/rules/locales'
import { contentGlobals } from '@/rules/pageLists'
import { contentChecklist } from './contentChecklist'
import type { ChecklistItem, ContentFacts } from './facts'
import { ownerChecklist } from './ownerChecklist'
import { readOwnerFacts } from './readOwnerFacts'
import { readUntranslated } from './readUntranslated'

const { content, owner } = checklistWords

export interface DescribedItem extends ChecklistItem {
  title: string
  text: string
}

interface ChecklistPart {
  title: string
  items: DescribedItem[]
}

export async function readChecklist(caller: Caller): Promise<ChecklistPart[]> {
  const [ofContent, ofOwner] = await Promise.all([
    readContentFacts(caller).then(contentChecklist),
    may(caller.user, 'editSettings') ? readOwnerFacts(caller).then(ownerChecklist) : null,
  ])
  const parts = [{ title: content.title, items: ofContent.map(withWords(content.items)) }]
  if (ofOwner) parts.unshift({ title: owner.title, items: ofOwner.map(withWords(owner.items)) })
  return parts
}

function withWords<Id extends string>(words: Record<Id, readonly [title: string, text: string]>) {
  return (item: ChecklistItem<Id>): DescribedItem => {
    const [title, text] = words[item.id]
    return { ...item, text, title }
  }
}

async function readContentFacts({ payload, user }: Caller): Promise<ContentFacts> {
  const all = { depth: 0, draft: true, overrideAccess: false, pagination: false, user } as const
  const translated = translatedLocales.map((locale) => ({ ...all, locale }))
  const [
    services,
    plans,
    faqs,
    gallery,
    team,
    testimonials,
    media,
    pages,
    untranslated,
    names,
    alts,
  ] = await Promise.all([
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
    readUntranslated({ payload, user }),
    Promise.all(
      translated.map((one) =>
        payload.find({ ...one, collection: 'team-members', select: { name: true } }),
      ),
    ),
    Promise.all(
      translated.map((one) =>
        payload.find({ ...one, collection: 'media', draft: false, select: { alt: true } }),
      ),
    ),
  ])
  return {
    services: services.docs.map((doc) => ({ ...doc, ...entry(doc), image: idOf(doc.image) })),
    plans: plans.docs.map((doc) => ({ ...entry(doc), popular: Boolean(doc.popular) })),
    faqs: faqs.docs.map(entry),
    gallery: gallery.docs.map((doc) => ({ ...doc, ...entry(doc), image: idOf(doc.image) })),
    team: team.docs.map((doc) => ({
      ...entry(doc),
      bio: doc.bio,
      translations: sameDocument(names, doc).map(({ name }) => name),
    })),
    testimonials: testimonials.docs.map((doc) => ({ ...entry(doc), sample: Boolean(doc.sample) })),
    pictures: media.docs.map((doc) => ({
      ...doc,
      title: titleOf(doc),
      translations: sameDocument(alts, doc).map(({ alt }) => alt),
    })),
    pages,
    untranslated,
  }
}

const sameDocument = <Doc extends { id: string }>(
  reads: { docs: Doc[] }[],
  { id }: { id: string },
) => reads.flatMap(({ docs }) => docs.filter((doc) => doc.id === id))

const ofPicture = { alt: true, credit: true, filename: true, licence: true, title: true } as const

function entry(doc: Parameters<typeof waits>[0] & { id: string }) {
  return { id: doc.id, title: titleOf(doc), waits: waits(doc) }
}

async function readPages({ payload, user }: Caller): Promise<ContentFacts['pages']> {
  const read = { depth: 0, draft: true, overrideAccess: false, user } as const
  return Promise.all(
    contentGlobals.map(async (slug) => {
      const page = await payload.findGlobal({ ...read, slug })
      const picture = 'hero' in page ? page.hero?.image : 'image' in page ? page.image : undefined
      return { slug, waits: waits(page), ...(picture !== undefined && { image: idOf(picture) }) }
    }),
  )
}

function idOf(picture: string | Media | null | undefined): string | null {
  return (typeof picture === 'object' ? picture?.id : picture) ?? null
}

function waits({ _status }: { _status?: string | null }): boolean {
  return _status !== 'published'
}
