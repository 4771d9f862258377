/** Of the panel. */
export const menuWords = {
  dish: {
    title: 'The name of the dish, as it stands on a menu.',
    note: 'A few words, such as “made at the counter”. Empty: not shown.',
    course: 'Where it stands on a menu.',
    marks: 'What the dish is, and what it contains that some guests do not eat.',
    contradiction:
      'A dish with meat or egg cannot be veg, Jain, satvik or vegan, and a vegan dish contains no milk.',
    needs: (plates: number) =>
      `What ${plates} plates of this dish need. Shopping lists are made from it.`,
    ingredient: 'For example: Wheat flour.',
    quantity: (most: number) =>
      `Write a number from 0.001 to ${most.toLocaleString('en-IN')}, such as 2.5.`,
    image: 'Optional: one of Pictures, or a new one.',
  },
  timeline: {
    added: (dishes: string) => `added: ${dishes}`,
    removed: (dishes: string) => `removed: ${dishes}`,
    moved: 'in another order',
    more: (count: number) => `${count} more`,
    deleted: 'a dish that was deleted',
  },
  plan: {
    dishes:
      'A sample menu, which can be copied into a function of a booking. Visitors do not see it.',
    limits:
      'How many dishes of a course the plan includes. More can be chosen for a booking; the panel says so then.',
    most: 'Write a whole number from 1 to 80.',
    courseTwice: 'Each course can have one limit only.',
  },
}
