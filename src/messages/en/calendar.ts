const count = (value: number) => value.toLocaleString('en-IN')

/** The month calendar of the desk. */
export const calendar = {
  title: 'Calendar',
  intro: 'Which day is taken, and by whom: every request on the day of its event.',
  months: 'Months',
  previous: (month: string) => `Previous month, ${month}`,
  next: (month: string) => `Next month, ${month}`,
  today: 'Today',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  days: (month: string) => `Days of ${month}`,
  more: (more: number) => `+${count(more)} more`,
  moreOf: ({ day, more }: { day: string; more: number }) =>
    `${count(more)} more on ${day}: show the list`,
  unnamed: 'No name',
  guests: (guests: number) => (guests === 1 ? '1 guest' : `${count(guests)} guests`),
  followUp: 'Follow up',
  followUpsMore: (more: number) =>
    more === 1 ? '1 more follow-up' : `${count(more)} more follow-ups`,
  over: ({ confirmed, limit }: { confirmed: number; limit: number }) =>
    `${count(confirmed)} confirmed, your limit is ${count(limit)}`,
  full: 'Full',
  nothing: 'Nothing on the calendar this month.',
  nothingHint: 'Requests appear here on the day of their event.',
  summary: {
    confirmed: (events: number) => (events === 1 ? '1 confirmed' : `${count(events)} confirmed`),
    completed: (events: number) => `${count(events)} completed`,
    open: (requests: number) => `${count(requests)} still open`,
    over: (days: number) =>
      days === 1 ? '1 day over your limit' : `${count(days)} days over your limit`,
    full: (days: number) => (days === 1 ? '1 day full' : `${count(days)} days full`),
    limit: (limit: number) => `Limit: ${count(limit)} a day`,
    noLimit: 'Set a daily limit',
  },
  loadFailed: 'The calendar could not be read.',
  loadHint: 'Your data is safe. Load the page again in a moment.',
}
