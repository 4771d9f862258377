/** The words around the services: their own pages, also on paper. */
export const services = {
  trail: 'Breadcrumb',
  facts: { capacity: 'Guests', location: 'Where', diets: 'Food', tags: 'Tags' },
  includes: 'What comes with it',
  print: 'Print this page',
  printed: (address: string) => `From ${address}`,
  pictures: 'A closer look',
  whatsapp: 'Ask on WhatsApp',
  chat: (title: string) => `Hello! I would like to know more about ${title}.`,
  free: 'No payment here. Only your phone is needed.',
  way: 'From here to the day',
  steps: [
    { title: 'Send your number', text: 'A date and a rough guest count help, but can wait.' },
    { title: 'We call you back', text: 'We talk it through and visit the venue.' },
    { title: 'You get a written quote', text: 'Nothing is fixed before you say yes.' },
  ],
  questions: 'Good to know',
  more: { event: 'More to celebrate', catering: 'More from the kitchen' },
  seeAll: { event: 'all events', catering: 'all catering' },
  invite: {
    title: 'Both at one table?',
    text: 'Tell us the day. One person plans the setup and the menu together, and calls you back.',
  },
}
