/** The seeded questions by the name that services call them: what the seed remembers each under. */
export const questions = {
  early: 'how-early-should-we-book',
  veg: 'do-you-cook-pure-veg-jain-or-no-onion-garlic-menus',
  venue: 'can-you-work-at-our-home-farmhouse-or-marriage-garden',
  after: 'what-happens-after-i-send-the-form-and-what-does-it-cost',
} as const

export type Question = (typeof questions)[keyof typeof questions]
