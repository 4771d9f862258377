/** What is answered while the database cannot be reached; nginx says the same of the site. */
export const outage = {
  away: 'We are away for a moment. Please try again.',
}
