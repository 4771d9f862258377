import type { notLoaded as enNotLoaded } from '@/i18n/en/notLoaded'

export const notLoaded: typeof enNotLoaded = {
  heading: 'यह पेज नहीं खुल पाया',
  again: 'फिर कोशिश करें',
  home: 'होम',
}
