import { SAMPLE_CREDIT, SAMPLE_LICENCE } from '@/rules/samples'

export const pricing = {
  link: 'How pricing works',
  plans: 'See the plans',
  faqs: 'Read the FAQ',
  invite: {
    title: 'Ask for a quote',
    text: 'Tell us your date and a rough number of guests. We will call you back, and the quote is free.',
  },
}

export const credits = {
  pictures: {
    title: 'Pictures',
    text: 'The pictures that come with this site are computer-made illustrations. They look like photographs, but they do not show real events or real people.',
    count: (count: number) =>
      count === 1 ? '1 picture' : `${count.toLocaleString('en-IN')} pictures`,
    uncredited: 'No credit given',
    sample: { credit: SAMPLE_CREDIT as string, licence: SAMPLE_LICENCE as string },
  },
  fonts: {
    title: 'Fonts',
    text: 'Three font families, all under the SIL Open Font License 1.1 and all served from this site.',
    items: [
      { name: 'Fraunces', by: 'Undercase Type: headings' },
      { name: 'Mukta', by: 'Ek Type: text' },
      { name: 'Rozha One', by: 'Indian Type Foundry: the welcome at the foot of each page' },
    ],
  },
  software: {
    title: 'Software',
    text: 'Open-source libraries that run in your browser while you read.',
    items: [
      { name: 'React', by: 'Meta Platforms and contributors', licence: 'MIT' },
      { name: 'Next.js', by: 'Vercel and contributors', licence: 'MIT' },
      { name: 'yet-another-react-lightbox', by: 'Igor Danchenko', licence: 'MIT' },
      { name: 'Zod', by: 'Colin McDonnell and contributors', licence: 'MIT' },
      { name: 'web-vitals', by: 'Google', licence: 'Apache-2.0' },
    ],
  },
}

export const legal = {
  changed: 'Last changed',
  unwritten: 'This text is not ready yet. Please ask us.',
  grievance: {
    title: 'Who to contact',
    text: 'For questions and complaints about your personal data, and to use your rights:',
  },
}

export const services = {
  trail: 'Breadcrumb',
  facts: { capacity: 'Guests', location: 'Where', diets: 'Food', category: 'Listed under' },
  includes: 'What comes with it',
  print: 'Print this page',
  printed: (address: string) => `From ${address}`,
  pictures: 'A closer look',
  whatsapp: 'Ask on WhatsApp',
  chat: (title: string) => `Hello! I would like to know more about “${title}”.`,
  free: 'No payment now. Only your phone number is needed.',
  way: 'What happens next',
  steps: [
    {
      title: 'Send your number',
      text: 'A date and a rough guest count help, but are not needed yet.',
    },
    { title: 'We will call you back', text: 'We will talk about your plans and visit the venue.' },
    { title: 'You will get a written quote', text: 'Nothing is final until you say yes.' },
  ],
  questions: 'Good to know',
  windows: {
    title: 'A window for every celebration',
    text: 'Open one and see what comes with it.',
  },
  more: { event: 'More to celebrate', catering: 'More from the kitchen' },
  seeAll: { event: 'all events', catering: 'all catering' },
  invite: {
    title: 'Need both setup and food?',
    text: 'Tell us your date. One person will plan the setup and the menu together and call you back.',
  },
}

export const team = {
  meet: 'Meet The Team',
  story: 'Read our story',
  events: 'ways to celebrate',
  catering: 'catering services for your guests',
  invite: {
    title: 'Meet us over a cup of chai',
    text: 'Tell us your date. One of us will call you back, visit the venue with you and stay until the last guest has left.',
  },
}

export const testimonials = {
  sample: 'Sample',
  empty: {
    title: 'Be the first to tell your story',
    text: 'After every event we ask the hosts how it went. We publish what they say here, in their own words and only if they agree.',
  },
  invite: {
    title: 'Is your evening next?',
    text: 'Tell us your date and who is coming. We will call you back and plan it with you.',
  },
}
