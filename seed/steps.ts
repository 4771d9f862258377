import { toSlug } from '@/rules/fieldValues'
import { type ServiceKind, serviceKinds } from '@/services/kinds'
import type { GalleryImage } from '@/payload-types'
import { faqs, type Question } from './content/faqs'
import { orderOf, reading, writing } from './options'
import type { Seeding } from './database'
import { inCollection } from './places'
import type { Texts } from './missingTexts'
import { seedItems } from './seedItems'
import { gallery } from './content/gallery'
import { type PictureFile, pictures as allPictures } from './content/pictures'
import { plans } from './content/plans'
import { cateringServices } from './content/cateringServices'
import { eventServices } from './content/eventServices'
import { team, testimonials } from './content/people'
import * as hindi from './content/hi'

export function seedFaqs({ payload, memory }: Seeding) {
  return seedItems({
    memory,
    name: 'faqs',
    items: faqs,
    keyOf: ({ question }) => toSlug(question),
    keyOfStored: ({ question }) => toSlug(question),
    stored: async () => {
      const select = { question: true } as const
      return (await payload.find({ ...reading, collection: 'faqs', select })).docs
    },
    place: inCollection(payload, 'faqs'),
    texts: (faq) => ({ english: faq, hindi: of(hindi.faqs, faq.question) }),
    make: (faq, place) =>
      payload.create({
        ...writing,
        collection: 'faqs',
        data: { ...faq, order: orderOf(place), _status: 'published' },
      }),
  })
}

const of = (texts: Record<string, Texts>, key: string): Texts => texts[key] ?? {}

const images = serviceKinds.flatMap((kind) =>
  gallery[kind].map((picture, place) => ({
    gallery: kind,
    order: orderOf(place),
    picture,
    title: titleOf(picture),
  })),
)

export function seedGallery({ payload, memory, pictures }: Seeding) {
  return seedItems({
    memory,
    name: 'gallery',
    items: images,
    keyOf: (image) => keyOf(image),
    keyOfStored: (image) => keyOf(image),
    stored: async () => {
      const select = { gallery: true, title: true } as const
      return (await payload.find({ ...reading, collection: 'gallery-images', select })).docs
    },
    place: inCollection(payload, 'gallery-images'),
    texts: ({ picture, title }) => ({
      english: { title },
      hindi: { title: hindi.pictures[picture].title },
    }),
    make: async ({ picture, ...entry }) => {
      const image = await pictures.of(picture)
      if (!image) return null
      const data = { ...entry, image, _status: 'published' as const }
      return payload.create({ ...writing, collection: 'gallery-images', data })
    },
  })
}

function keyOf({ gallery: kind, title }: Pick<GalleryImage, 'gallery' | 'title'>) {
  return `${kind}/${toSlug(title)}`
}

function titleOf(picture: PictureFile): string {
  return allPictures.find(({ file }) => file === picture)?.title ?? picture
}

export function seedPlans({ payload, memory }: Seeding) {
  return seedItems({
    memory,
    name: 'plans',
    items: plans,
    keyOf: ({ title }) => toSlug(title),
    keyOfStored: ({ slug }) => String(slug),
    stored: async () => {
      const select = { slug: true } as const
      return (await payload.find({ ...reading, collection: 'pricing-plans', select })).docs
    },
    place: inCollection(payload, 'pricing-plans'),
    texts: (plan) => ({ english: plan, hindi: of(hindi.plans, plan.title) }),
    make: (plan, place) =>
      payload.create({
        ...writing,
        collection: 'pricing-plans',
        data: { ...plan, order: orderOf(place), _status: 'published' },
      }),
  })
}

const services = [
  ...eventServices.map((service, place) => placed('event', service, place)),
  ...cateringServices.map((service, place) => placed('catering', service, place)),
]

export function seedServices(seeding: Seeding) {
  const { payload, memory, pictures } = seeding
  return seedItems({
    memory,
    name: 'services',
    items: services,
    keyOf: ({ title }) => toSlug(title),
    keyOfStored: ({ slug }) => String(slug),
    stored: async () => {
      const select = { slug: true } as const
      return (await payload.find({ ...reading, collection: 'services', select })).docs
    },
    place: inCollection(payload, 'services'),
    texts: (service) => ({ english: service, hindi: of(hindi.services, service.title) }),
    make: async ({ gallery, picture, questions, ...service }) => {
      const image = await pictures.of(picture)
      if (!image) return null
      const more = await Promise.all((gallery ?? []).map((file) => pictures.of(file)))
      const data = {
        ...service,
        image,
        faqs: await questionIds(seeding, questions),
        gallery: more.filter((id) => id !== undefined),
        _status: 'published' as const,
      }
      return payload.create({ ...writing, collection: 'services', data })
    },
  })
}

function placed<Content>(kind: ServiceKind, content: Content, place: number) {
  return { ...content, kind, order: orderOf(place) }
}

export function seedTeam({ payload, memory, pictures }: Seeding) {
  return seedItems({
    memory,
    name: 'team',
    items: team,
    keyOf: ({ name }) => toSlug(name),
    keyOfStored: ({ name }) => toSlug(name),
    stored: async () => {
      const select = { name: true } as const
      return (await payload.find({ ...reading, collection: 'team-members', select })).docs
    },
    place: inCollection(payload, 'team-members'),
    texts: (member) => ({ english: member, hindi: of(hindi.team, member.name) }),
    make: async ({ picture, ...member }, place) => {
      const image = await pictures.of(picture)
      if (!image) return null
      return payload.create({
        ...writing,
        collection: 'team-members',
        data: { ...member, image, order: orderOf(place), _status: 'published' },
      })
    },
  })
}

export function seedTestimonials({ payload, memory }: Seeding) {
  return seedItems({
    memory,
    name: 'testimonials',
    items: testimonials,
    keyOf: ({ author }) => toSlug(author),
    keyOfStored: ({ author }) => toSlug(author),
    stored: async () => {
      const select = { author: true } as const
      return (await payload.find({ ...reading, collection: 'testimonials', select })).docs
    },
    place: inCollection(payload, 'testimonials'),
    texts: (testimonial) => ({
      english: testimonial,
      hindi: of(hindi.testimonials, testimonial.author),
    }),
    make: (testimonial, place) =>
      payload.create({
        ...writing,
        collection: 'testimonials',
        data: { ...testimonial, order: orderOf(place) },
      }),
  })
}

async function questionIds(
  { payload, memory }: Seeding,
  questions: readonly Question[],
): Promise<string[]> {
  const kept = await Promise.all(questions.map((question) => memory.idOf(`faqs:${question}`)))
  const ids = kept.filter((id) => id !== undefined)
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ ...reading, collection: 'faqs', select: {}, where })
  return ids.filter((id) => docs.some((doc) => doc.id === id))
}
