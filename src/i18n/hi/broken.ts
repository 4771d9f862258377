import type { broken as enBroken } from '@/i18n/en/broken'

export const broken: typeof enBroken = {
  heading: 'यह पेज नहीं खुल पाया',
  again: 'फिर कोशिश करें',
  home: 'होम',
}
