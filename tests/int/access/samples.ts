import sharp from 'sharp'

type Data = Record<string, unknown>

let counter = 0
const next = () => String((counter += 1))

export const paragraph = (text: string) => ({
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'text', text, version: 1 }],
        version: 1,
      },
    ],
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
  },
})

/** A valid new document of each collection, another at each call. */
export const samples: Record<string, (given: { image: string; user: string }) => Data> = {
  bookings: () => ({
    contactNumber: String(9_829_000_000 + Number(next())),
    idempotencyKey: `key-${next()}`,
  }),
  quotes: () => ({ booking: `booking-${next()}`, revision: 1, versions: [] }),
  vouchers: () => ({ booking: `booking-${next()}`, key: `key-${next()}` }),
  services: ({ image }) => ({
    title: `Service ${next()}`,
    kind: 'event',
    category: 'weddings',
    image,
  }),
  'pricing-plans': () => ({
    title: `Plan ${next()}`,
    features: ['One'],
    icon: 'arch',
    colour: 'rani',
    dishLimits: [{ course: 'sweets', most: 3 }],
  }),
  dishes: () => ({
    title: `Dish ${next()}`,
    course: 'mains',
    needs: [{ ingredient: 'Ghee', quantity: 1.5, unit: 'kg', shop: 'dairy' }],
  }),
  faqs: () => ({ question: `Question ${next()}`, answer: paragraph('Answer') }),
  'team-members': ({ image }) => ({ name: `Person ${next()}`, role: 'Cook', image }),
  'gallery-images': ({ image }) => ({ title: `Picture ${next()}`, gallery: 'event', image }),
  testimonials: () => ({ quote: 'Good food', author: `A. ${next()}` }),
  redirects: () => ({ from: `/old-${next()}`, to: '/about' }),
  media: () => ({ alt: `A lamp ${next()}` }),
  users: () => ({
    email: `person-${next()}@example.com`,
    password: 'correct-horse-battery',
    role: 'staff',
  }),
  'audit-log': () => ({ action: 'signedIn', by: `Somebody ${next()}` }),
  'payload-kv': () => ({ key: `key-${next()}`, data: { a: 1 } }),
  'payload-jobs': () => ({ taskSlug: 'schedulePublish', queue: 'default', input: {} }),
  'payload-preferences': () => ({ key: `key-${next()}`, value: { a: 1 } }),
}

/** What an update changes, where it is not the title. */
export const changes: Record<string, Data> = {
  bookings: { name: 'Changed' },
  quotes: { revision: 2 },
  vouchers: { by: 'Changed' },
  services: { capacity: 'Changed' },
  'pricing-plans': { colour: 'maroon' },
  dishes: { note: 'Changed' },
  faqs: { question: 'Changed' },
  'team-members': { bio: 'Changed' },
  'gallery-images': { title: 'Changed' },
  testimonials: { occasion: 'Changed' },
  redirects: { to: '/team' },
  media: { alt: 'Changed' },
  users: { name: 'Changed' },
  'audit-log': { by: 'Changed' },
  'payload-kv': { data: { a: 2 } },
  'payload-jobs': { queue: 'other' },
  'payload-preferences': { value: { a: 2 } },
}

export const globalChanges: Record<string, (given: { image: string }) => Data> = {
  'site-settings': () => ({ name: 'Changed' }),
  'seller-settings': () => ({ legalName: 'Changed' }),
  'home-page': ({ image }) => ({
    hero: { title: 'Changed', image },
    ...Object.fromEntries(
      ['events', 'catering', 'plans', 'contact', 'about', 'team'].map((name) => [
        name,
        { title: 'Changed' },
      ]),
    ),
  }),
  'about-page': ({ image }) => ({ title: 'Changed', story: paragraph('Changed'), image }),
  'pricing-page': () => ({ text: paragraph('Changed') }),
  'legal-pages': () => ({ privacy: paragraph('Changed'), terms: paragraph('Changed') }),
}

export async function pixel() {
  const data = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#5a1027' },
  })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: `pixel-${next()}.png`, size: data.length }
}
