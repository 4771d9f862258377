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
  free: 'No payment now. Only your phone number is needed.',
  way: 'What happens next',
  steps: [
    {
      title: 'Send your number',
      text: 'A date and a rough guest count help, but are not needed yet.',
    },
    { title: 'We call you back', text: 'We talk about your plans and visit the venue.' },
    { title: 'You get a written quote', text: 'Nothing is final until you say yes.' },
  ],
  questions: 'Good to know',
  more: { event: 'More to celebrate', catering: 'More from the kitchen' },
  seeAll: { event: 'all events', catering: 'all catering' },
  invite: {
    title: 'Need both, setup and food?',
    text: 'Tell us your date. One person plans the setup and the menu together and calls you back.',
  },
}
