import type { Messages } from '../en'

export const gallery: Messages['gallery'] = {
  event: { title: 'इवेंट', text: 'रोशनी से सजे गार्डन, स्टेज और आँगन।' },
  catering: { title: 'कैटरिंग', text: 'थाली, लाइव काउंटर और मिठाइयाँ।' },
  see: 'गैलरी देखें',
  more: { event: 'सभी इवेंट देखें', catering: 'पूरी कैटरिंग देखें' },
  invite: {
    title: 'आपका इवेंट भी ऐसा हो सकता है',
    text: 'तारीख़ और वेन्यू बता दीजिए। डिज़ाइन, लाइट और रसोई हम ले आएँगे।',
  },
  lightbox: {
    label: (gallery) => `तस्वीरें: ${gallery}`,
    close: 'बंद करें',
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    slide: 'तस्वीर',
    carousel: 'तस्वीरों का सिलसिला',
    place: (index, total) => `${total} में से ${index}`,
  },
}
