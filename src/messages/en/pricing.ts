/** The page about pricing, which an editor writes, and the links to it. */
export const pricing = {
  link: 'How pricing works',
  plans: 'See the plans',
  faqs: 'Read the FAQ',
  invite: {
    title: 'Ask for a quote',
    text: 'Tell us your date and a rough number of guests. We call you back, and the quote is free.',
  },
}
