/** Maximum lengths of texts, in characters. */
export const maxLengths = {
  name: 120,
  email: 254,
  phoneInput: 40,
  title: 160,
  venueTitle: 200,
  line: 240,
  paragraph: 2000,
  text: 10_000,
  url: 500,
} as const
