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
    oneNeed: (place: number) => `Ingredient ${place}`,
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
  picker: {
    title: 'Menu',
    count: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
    none: 'No dishes yet.',
    loading: 'Loading the dishes…',
    failed: 'The dishes could not be read. The menu stays as it is.',
    retry: 'Try again',
    choose: 'Choose dishes',
    copy: 'Copy a menu',
    clear: 'Remove all dishes',
    of: (action: string, name: string) => `${action}: ${name}`,
    up: (dish: string) => `Move ${dish} up`,
    remove: (dish: string) => `Remove ${dish}`,
    added: (dish: string) => `${dish} added.`,
    removed: (dish: string) => `${dish} removed.`,
    moved: (dish: string) => `${dish} moved up.`,
    cleared: 'All dishes removed.',
    deleted: 'A dish that was deleted',
    full: (most: number) => `At most ${most} dishes can be on one menu.`,
    warning: (count: number, most: number) => `${count} of ${most}`,
    overPlan: (plan: string) =>
      `More than the plan ${plan} includes. It can be saved all the same.`,
    dialog: {
      title: (name: string) => `Dishes for ${name}`,
      search: 'Search in English or Hindi',
      enter: 'Enter adds the first dish of the list.',
      course: 'Course',
      all: 'All courses',
      nothing: 'No dish with these words.',
      empty: 'There are no dishes yet. Staff add them under Dishes.',
      done: 'Done',
    },
    copyFrom: {
      title: (name: string) => `Copy a menu to ${name}`,
      hint: 'Its dishes are added after those that are chosen already.',
      request: 'This request',
      plans: 'Plans',
      others: 'Another request',
      search: 'Reference or name',
      nothing: 'No request with a menu was found.',
      failed: 'The requests could not be searched. Try once more.',
      offer: (title: string, dishes: string) => `${title}: ${dishes}`,
      copied: (dishes: string, from: string) => `${dishes} copied from ${from}.`,
      close: 'Cancel',
    },
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
