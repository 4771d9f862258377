import type { gallery as enGallery } from '@/i18n/en/gallery'

export const gallery: typeof enGallery = {
  event: { title: 'इवेंट', text: 'रोशनी से सजे और तैयार: गार्डन, स्टेज और आँगन।' },
  catering: { title: 'कैटरिंग', text: 'थाली, लाइव काउंटर और मिठाइयाँ।' },
  see: 'गैलरी देखें',
  more: { event: 'सभी इवेंट देखें', catering: 'कैटरिंग की सभी सेवाएँ देखें' },
  invite: {
    title: 'आपका फ़ंक्शन भी ऐसा हो सकता है',
    text: 'तारीख और जगह बताइए। डिज़ाइन, लाइट और रसोई हम लेकर आएँगे।',
  },
  lightbox: {
    label: (gallery) => `तस्वीरें: ${gallery}`,
    close: 'बंद करें',
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    slide: 'तस्वीर',
    carousel: 'स्लाइडशो',
    place: (index, total) => `${total} में से ${index}`,
  },
}
