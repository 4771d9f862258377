import { pseudo } from './pseudoLocale'

const moments = { createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' }

const text = {
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        children: [
          {
            type: 'text',
            version: 1,
            detail: 0,
            format: 0,
            mode: 'normal',
            style: '',
            text: '⟦Text⟧',
          },
        ],
      },
    ],
  },
}

const image = {
  id: 'p',
  ...moments,
  alt: '⟦A lamp⟧',
  credit: '⟦Asha⟧',
  filename: 'lamp.webp',
  height: 300,
  licence: '⟦Ours⟧',
  sizes: {},
  width: 400,
}

const heading = pseudo({ kicker: 'Kicker', text: 'Text', title: 'Title' })

const home = {
  hero: { ...pseudo({ accent: 'light', text: 'Text', title: 'Title light' }), image },
  about: { ...heading, text: undefined },
  catering: heading,
  contact: heading,
  events: heading,
  plans: heading,
  team: heading,
}

const about = {
  ...pseudo({ experience: '10+', experienceText: 'years', title: 'Title' }),
  image,
  story: text,
}

const settings = {
  ...pseudo({
    address: 'MI Road',
    city: 'Jaipur',
    footerNote: 'Note',
    fssai: '1',
    grievance: { name: 'Asha' },
    gstin: '1',
    name: 'Utsav',
    replyPromise: 'soon',
    state: 'Rajasthan',
    tagline: 'Tagline',
  }),
  email: 'hello@example.com',
  openingHours: ['Mo-Sa 10:00-20:30'],
  phone: '9829012345',
  postalCode: '302001',
  social: { instagram: 'https://example.com/' },
  whatsapp: '9829012345',
}

const read =
  <Result>(result: Result) =>
  () =>
    Promise.resolve(result)

const pages = {
  'about-page': read(about),
  'home-page': read(home),
  'legal-pages': read({ privacy: text, terms: text, ...moments }),
  'pricing-page': read({ text }),
}

export const globals = {
  pageReaders: pages,
  readAbout: pages['about-page'],
  readCredits: read([{ count: 2, credit: '⟦Asha⟧', licence: '' }]),
  readHome: pages['home-page'],
  readLegal: pages['legal-pages'],
  readPricing: pages['pricing-page'],
  readSettings: read(settings),
  siteUrl: () => new URL('https://utsav.test'),
}

export const media = { readPicture: read(image) }

const member = {
  id: 'm',
  ...moments,
  ...pseudo({ bio: 'Bio', name: 'Asha', quote: 'Quote', role: 'Cook' }),
  image,
  order: 1,
}
const testimonial = {
  id: 't',
  ...moments,
  ...pseudo({ author: 'M. S.', occasion: 'Wedding', quote: 'Lovely' }),
  givenOn: '2026-11-20',
  order: 1,
  sample: true,
}

export const team = {
  readTeam: read([1, 2, 3].map((number) => ({ ...member, id: `m${number}` }))),
  readTestimonials: read([testimonial]),
}

const service = {
  id: 's',
  ...moments,
  ...pseudo({
    capacity: 'Up to 120 guests',
    description: 'Description',
    goodToKnow: ['Music stops at 10 pm'],
    includes: ['Stage', 'Lights'],
    location: 'Jaipur',
    tags: ['royal'],
    title: 'Setup',
  }),
  category: 'veg',
  diets: ['veg', 'jain'],
  dietsOnRequest: ['vegan'],
  faqs: ['f'],
  gallery: [image],
  image,
  kind: 'catering',
  order: 1,
  slug: 'setup',
}

export const services = {
  readService: read(service),
  readServices: read([service, { ...service, id: 's2', slug: 'other' }]),
}

const plan = {
  id: 'l',
  ...moments,
  ...pseudo({ features: ['Stage'], title: 'Royal' }),
  colour: 'maroon',
  icon: 'lamp',
  order: 1,
  popular: true,
  slug: 'royal',
}

export const plans = { readPlans: read([plan]) }

const faq = { id: 'f', ...moments, anchor: 'when', answer: text, order: 1, question: '⟦When?⟧' }

export const faqs = { readFaqs: read([faq]), readFaqsById: read([faq]) }

const picture = { id: 'g', ...moments, gallery: 'event', image, order: 1, title: '⟦Caption⟧' }

export const gallery = { readGallery: read([picture]) }
