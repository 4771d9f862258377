import { isRealAlt, isRealName, isSamplePicture } from '@/rules/samples'
import { serviceKinds } from '@/rules/serviceKinds'
import type { ChecklistItem, ContentPlace, ContentFacts } from './facts'
import { passesInAll } from './facts'

const GALLERY_LEAST = 8
const FAQS_LEAST = 4
const DESCRIPTION_LEAST = 40

export const contentItems = [
  'servicesDescribed',
  'servicesPublished',
  'plans',
  'galleries',
  'photographs',
  'altTexts',
  'credits',
  'faqs',
  'team',
  'testimonials',
  'pages',
  'translated',
] as const
export type ContentItem = (typeof contentItems)[number]

export function contentChecklist(facts: ContentFacts): ChecklistItem<ContentItem>[] {
  return contentItems.map((id) => ({ id, ...rules[id](facts) }))
}

type Verdict = Omit<ChecklistItem, 'id'>

const rules: Record<ContentItem, (facts: ContentFacts) => Verdict> = {
  servicesDescribed: ({ services }) =>
    nothingOpen(
      'services',
      services.filter((service) => undescribed(service)),
      undescribed,
    ),
  servicesPublished: ({ services }) => {
    const verdict = nothingOpen(
      'services',
      services.filter(({ waits }) => waits),
    )
    return { ...verdict, done: verdict.done && services.length > 0 }
  },
  plans: ({ plans }) => {
    const shown = plans.filter(({ waits }) => !waits)
    const popular = shown.filter(({ popular }) => popular)
    return {
      at: { slug: 'pricing-plans' },
      done: shown.length > 1 && popular.length === 1,
      open: [],
    }
  },
  galleries: ({ gallery }) => ({
    at: { slug: 'gallery-images' },
    done: serviceKinds.every(
      (kind) =>
        gallery.filter((image) => image.gallery === kind && !image.waits).length >= GALLERY_LEAST,
    ),
    open: [],
  }),
  photographs: (facts) => {
    const shown = shownPictures(facts)
    const samples = facts.pictures.filter((one) => shown.has(one.id) && isSamplePicture(one))
    return nothingOpen('media', samples)
  },
  altTexts: ({ pictures }) =>
    nothingOpen(
      'media',
      pictures.filter(
        ({ alt, translations = [] }) => !passesInAll(isRealAlt, [alt, ...translations]),
      ),
      () => 'alt',
    ),
  credits: ({ pictures }) =>
    nothingOpen(
      'media',
      pictures.filter(({ credit, licence }) => !credit || !licence),
      ({ credit }) => (credit ? 'licence' : 'credit'),
    ),
  faqs: ({ faqs }) => ({
    at: { slug: 'faqs' },
    done: faqs.filter(({ waits }) => !waits).length >= FAQS_LEAST,
    open: [],
  }),
  team: ({ team }) => {
    const verdict = nothingOpen(
      'team-members',
      team.filter(
        ({ bio, title, translations = [], waits }) =>
          waits || !bio?.trim() || !passesInAll(isRealName, [title, ...translations]),
      ),
      ({ bio }) => (bio?.trim() ? 'name' : 'bio'),
    )
    return { ...verdict, done: verdict.done && team.length > 0 }
  },
  testimonials: ({ testimonials }) => ({
    at: { slug: 'testimonials' },
    done: testimonials.some(({ sample, waits }) => !sample && !waits),
    open: [],
  }),
  pages: ({ pages }) => {
    const open = pages.filter(({ waits }) => waits).map(({ slug }) => ({ slug }))
    return { at: open[0] ?? { slug: 'home-page' }, done: open.length === 0, open }
  },
  translated: ({ untranslated: open }) => ({
    at: open[0] ?? null,
    done: open.length === 0,
    open,
  }),
}

/** The first empty field of a service. */
function undescribed({ description, image, includes }: ContentFacts['services'][number]) {
  if ((description?.trim().length ?? 0) < DESCRIPTION_LEAST) return 'description'
  if (!image) return 'image'
  return includes?.length ? undefined : 'includes'
}

function nothingOpen<Left extends { id: string; title: string }>(
  slug: string,
  left: Left[],
  fieldOf?: (one: Left) => string | undefined,
): Verdict {
  const open = left.map((one): ContentPlace => {
    const field = fieldOf?.(one)
    return { id: one.id, slug, title: one.title, ...(field && { field }) }
  })
  return { at: { slug }, done: open.length === 0, open }
}

function shownPictures({ gallery, pages, services }: ContentFacts) {
  return new Set([...services, ...gallery, ...pages].map(({ image }) => image))
}
