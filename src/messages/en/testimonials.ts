/** What customers said, and the page before anyone has said it. */
export const testimonials = {
  sample: 'Sample',
  empty: {
    title: 'Be the first to tell your story',
    text: 'After every event we ask the hosts how it went. We publish what they say here, in their own words and only if they agree.',
  },
  invite: {
    title: 'Your evening next?',
    text: 'Tell us your date and who is coming. We call you back and plan it with you.',
  },
}
