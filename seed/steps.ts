import type {
  CollectionSlug,
  DataFromCollectionSlug,
  RequiredDataFromCollectionSlug,
} from 'payload'
import type { GalleryImage } from '@/payload-types'
import { toSlug } from '@/rules/fieldValues'
import { type ServiceKind, serviceKinds } from '@/rules/serviceKinds'
import { cateringServices } from './content/cateringServices'
import { type DishContent, dishes } from './content/dishes'
import { eventServices } from './content/eventServices'
import { faqs } from './content/faqs'
import { gallery } from './content/gallery'
import { team, testimonials } from './content/people'
import { type PictureFile, pictures as allPictures } from './content/pictures'
import { plans } from './content/plans'
import { translate, type Translation } from './content/translations'
import type { Seeding } from './database'
import type { Texts } from './missingTexts'
import { orderOf, reading, writing } from './options'
import { inCollection } from './places'
import { seedItems } from './seedItems'

interface Step<Slug extends CollectionSlug, Item> {
  collection: Slug
  name: string
  items: readonly Item[]
  keyOf(item: Item): string
  keyOfStored(stored: DataFromCollectionSlug<Slug>): string
  translation(content: Translation, item: Item): Texts
  dataOf(item: Item, place: number): Promise<RequiredDataFromCollectionSlug<Slug> | null>
}

function seedCollection<Slug extends CollectionSlug, Item extends Texts>(
  { payload, memory }: Seeding,
  { collection, dataOf, translation, ...step }: Step<Slug, Item>,
) {
  return seedItems({
    ...step,
    memory,
    stored: async () => (await payload.find({ ...reading, collection })).docs,
    place: inCollection(payload, collection),
    texts: (item) => ({
      original: item,
      translated: translate((content) => translation(content, item)),
    }),
    make: async (item, place) => {
      const data = await dataOf(item, place)
      return data && payload.create({ ...writing, collection, data })
    },
  })
}

export function seedDishes(seeding: Seeding) {
  return seedCollection(seeding, {
    collection: 'dishes',
    name: 'dishes',
    items: dishes,
    keyOf: ({ title }) => toSlug(title),
    keyOfStored: ({ title }) => toSlug(title),
    translation: ({ dishes: texts, ingredients }, { needs, title }) => ({
      ...of(texts, title),
      needs: needs.map(({ ingredient }) => ({ ingredient: ingredients[ingredient] })),
    }),
    dataOf: async (dish: DishContent) => dish,
  })
}

export function seedFaqs(seeding: Seeding) {
  return seedCollection(seeding, {
    collection: 'faqs',
    name: 'faqs',
    items: faqs,
    keyOf: ({ question }) => toSlug(question),
    keyOfStored: ({ question }) => toSlug(question),
    translation: (content, { question }) => of(content.faqs, question),
    dataOf: async (faq, place) => ({ ...faq, order: orderOf(place), _status: 'published' }),
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

export function seedGallery(seeding: Seeding) {
  return seedCollection(seeding, {
    collection: 'gallery-images',
    name: 'gallery',
    items: images,
    keyOf: (image) => keyOf(image),
    keyOfStored: (image) => keyOf(image),
    translation: ({ pictures }, { picture }) => ({ title: pictures[picture].title }),
    dataOf: async ({ picture, ...entry }) => {
      const image = await seeding.pictures.of(picture)
      return image ? { ...entry, image, _status: 'published' } : null
    },
  })
}

function keyOf({ gallery: kind, title }: Pick<GalleryImage, 'gallery' | 'title'>) {
  return `${kind}/${toSlug(title)}`
}

function titleOf(picture: PictureFile): string {
  return allPictures.find(({ file }) => file === picture)?.title ?? picture
}

export function seedPlans(seeding: Seeding) {
  return seedCollection(seeding, {
    collection: 'pricing-plans',
    name: 'plans',
    items: plans,
    keyOf: ({ title }) => toSlug(title),
    keyOfStored: ({ slug }) => String(slug),
    translation: (content, { title }) => of(content.plans, title),
    dataOf: async ({ menu, ...plan }, place) => ({
      ...plan,
      dishes: await idsIn(seeding, 'dishes', menu.map(toSlug)),
      order: orderOf(place),
      _status: 'published',
    }),
  })
}

const services = [
  ...eventServices.map((service, place) => placed('event', service, place)),
  ...cateringServices.map((service, place) => placed('catering', service, place)),
]

export function seedServices(seeding: Seeding) {
  const { pictures } = seeding
  return seedCollection(seeding, {
    collection: 'services',
    name: 'services',
    items: services,
    keyOf: ({ title }) => toSlug(title),
    keyOfStored: ({ slug }) => String(slug),
    translation: (content, { title }) => of(content.services, title),
    dataOf: async ({ gallery, picture, questions, ...service }) => {
      const image = await pictures.of(picture)
      if (!image) return null
      const more = await Promise.all((gallery ?? []).map((file) => pictures.of(file)))
      return {
        ...service,
        image,
        faqs: await idsIn(seeding, 'faqs', questions),
        gallery: more.filter((id) => id !== undefined),
        _status: 'published',
      }
    },
  })
}

function placed<Content>(kind: ServiceKind, content: Content, place: number) {
  return { ...content, kind, order: orderOf(place) }
}

export function seedTeam(seeding: Seeding) {
  return seedCollection(seeding, {
    collection: 'team-members',
    name: 'team',
    items: team,
    keyOf: ({ name }) => toSlug(name),
    keyOfStored: ({ name }) => toSlug(name),
    translation: (content, { name }) => of(content.team, name),
    dataOf: async (member, place) => ({ ...member, order: orderOf(place), _status: 'published' }),
  })
}

export function seedTestimonials(seeding: Seeding) {
  return seedCollection(seeding, {
    collection: 'testimonials',
    name: 'testimonials',
    items: testimonials,
    keyOf: ({ author }) => toSlug(author),
    keyOfStored: ({ author }) => toSlug(author),
    translation: (content, { author }) => of(content.testimonials, author),
    dataOf: async (testimonial, place) => ({ ...testimonial, order: orderOf(place) }),
  })
}

/** The documents that were seeded with these keys and still exist. */
async function idsIn(
  { payload, memory }: Seeding,
  collection: 'dishes' | 'faqs',
  keys: readonly string[],
): Promise<string[]> {
  const kept = keys.map((key) => memory.idOf(`${collection}:${key}`))
  const ids = (await Promise.all(kept)).filter((id) => id !== undefined)
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ ...reading, collection, select: {}, where })
  return ids.filter((id) => docs.some((doc) => doc.id === id))
}
