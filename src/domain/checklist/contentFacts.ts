import type { ServiceKind } from '../services'

interface Entry {
  id: string
  title: string
  /** True when a draft has not been published yet. */
  waits: boolean
}

export interface PictureFacts {
  id: string
  title: string
  alt?: string | null
  credit?: string | null
  licence?: string | null
}

/** What the checklist of the content looks at, as whoever asks may read it. */
export interface ContentFacts {
  services: (Entry & {
    kind: ServiceKind
    description?: string | null
    includes?: unknown[] | null
    image?: string | null
  })[]
  plans: (Entry & { popular: boolean })[]
  faqs: Entry[]
  gallery: (Entry & { gallery: ServiceKind; image?: string | null })[]
  team: (Entry & { bio?: string | null })[]
  testimonials: (Entry & { sample: boolean })[]
  pictures: PictureFacts[]
  /** The pages that are no collection. `image` is undefined where a page has none. */
  pages: {
    slug: 'home-page' | 'about-page' | 'pricing-page'
    waits: boolean
    image?: string | null
  }[]
}
