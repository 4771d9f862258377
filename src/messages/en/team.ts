/** The team and the story of the business. */
export const team = {
  meet: 'Meet The Team',
  story: 'Read our story',
  events: 'ways to celebrate',
  catering: 'menus for your guests',
  invite: {
    title: 'Meet us over a cup of chai',
    text: 'Tell us your date. One of us calls you back, visits the venue with you and stays until the last guest has left.',
  },
}
