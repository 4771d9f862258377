import type { GalleryImage, Media, Service } from '@/payload-types'

export const origin = new URL('https://utsav.test')

const moments = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-02T00:00:00.000Z' }

export const picture: Media = {
  ...moments,
  id: 'm1',
  alt: 'A mandap at dusk.',
  credit: 'Asha',
  filename: 'mandap.webp',
  licence: '© Asha',
}

export const service: Service = {
  ...moments,
  id: 's1',
  title: 'Royal Wedding Setup',
  kind: 'event',
  category: 'weddings',
  description: 'The whole ground.',
  image: picture,
  slug: 'royal-wedding-setup',
  order: 10,
}

export const galleryImage: GalleryImage = {
  ...moments,
  id: 'g1',
  title: 'Mandap',
  gallery: 'event',
  image: picture,
  order: 10,
}
