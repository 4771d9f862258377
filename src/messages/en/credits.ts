/** Who made what the pages are made of. */
export const credits = {
  pictures: {
    title: 'Pictures',
    text: 'The pictures that come with this site are computer-made illustrations. They look like photographs, but they do not show real events or real people.',
    count: (count: number) =>
      count === 1 ? '1 picture' : `${count.toLocaleString('en-IN')} pictures`,
    uncredited: 'No credit given',
  },
  fonts: {
    title: 'Fonts',
    text: 'Three font families, all under the SIL Open Font License 1.1 and all served from this site.',
    items: [
      { name: 'Fraunces', by: 'Undercase Type: headings' },
      { name: 'Mukta', by: 'Ek Type: text' },
      { name: 'Rozha One', by: 'Indian Type Foundry: the welcome at the foot of each page' },
    ],
  },
  software: {
    title: 'Software',
    text: 'Open-source libraries that run in your browser while you read.',
    items: [
      { name: 'React', by: 'Meta Platforms and contributors', licence: 'MIT' },
      { name: 'Next.js', by: 'Vercel and contributors', licence: 'MIT' },
      { name: 'yet-another-react-lightbox', by: 'Igor Danchenko', licence: 'MIT' },
      { name: 'Zod', by: 'Colin McDonnell and contributors', licence: 'MIT' },
      { name: 'web-vitals', by: 'Google', licence: 'Apache-2.0' },
    ],
  },
}
