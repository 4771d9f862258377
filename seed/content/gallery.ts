import type { ServiceKind } from '@/rules/serviceKinds'
import type { PictureFile } from './pictures'

export const gallery: Record<ServiceKind, PictureFile[]> = {
  event: [
    'mandap-detail.webp',
    'mehndi-detail.webp',
    'gala-stage.webp',
    'concert-crowd.webp',
    'birthday-wall.webp',
    'entrance-aisle.webp',
    'haveli.webp',
    'lawn.webp',
  ],
  catering: [
    'thali-detail.webp',
    'chaat_cart-detail.webp',
    'tandoor-detail.webp',
    'buffet-detail.webp',
    'mithai.webp',
    'drinks.webp',
    'paan.webp',
    'pottery_table.webp',
  ],
}
