/** What customers said, and the page before anyone has said it. */
export const testimonials = {
  sample: 'Sample',
  empty: {
    title: 'The first lamp is yours to light',
    text: 'After each event we ask the hosts how it went. What they say will stand here, in their words and only when they agree.',
  },
  invite: {
    title: 'Your evening next?',
    text: 'Tell us the day and who is coming. We call back and plan it with you.',
  },
}
