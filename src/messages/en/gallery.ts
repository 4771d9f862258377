/** The gallery and its lightbox. */
export const gallery = {
  event: { title: 'Events', text: 'Gardens, stages and courtyards, lit and ready.' },
  catering: { title: 'Catering', text: 'Brass, leaf bowls and open fire.' },
  see: 'See the gallery',
  more: { event: 'See all events', catering: 'See all catering' },
  invite: {
    title: 'Yours could look like this',
    text: 'Tell us the day and the place. We bring the drawings, the lights and the kitchen.',
  },
  lightbox: {
    label: (gallery: string) => `Pictures: ${gallery}`,
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    slide: 'picture',
    carousel: 'carousel',
    place: (index: number | string, total: number | string) => `${index} of ${total}`,
  },
}
