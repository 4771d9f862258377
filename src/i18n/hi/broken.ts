import type { broken as enBroken } from '@/i18n/en/broken'

export const broken: typeof enBroken = {
  heading: 'यह पेज नहीं खुल पाया',
  again: 'फिर कोशिश करें',
  home: 'होम',
  kicker: 'कुछ गड़बड़ हो गई',
  text: 'कृपया फिर कोशिश करें। तब भी न खुले, तो हमें फ़ोन कर लीजिए।',
}
