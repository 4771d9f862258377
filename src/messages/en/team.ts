/** The team and the story of the business. */
export const team = {
  meet: 'Meet The Team',
  story: 'Read our story',
  events: 'ways to celebrate',
  catering: 'ways to feed your guests',
  invite: {
    title: 'Meet us over a cup of chai',
    text: 'Tell us the day. One of us calls back, walks the venue with you and stays until the last guest.',
  },
}
