export const gallery = {
  event: { title: 'Events', text: 'Gardens, stages and courtyards, lit and ready.' },
  catering: { title: 'Catering', text: 'Thalis, live counters and desserts.' },
  see: 'See the gallery',
  more: { event: 'See all events', catering: 'See all catering' },
  invite: {
    title: 'Yours could look like this',
    text: 'Tell us your date and venue. We bring the design, the lights and the kitchen.',
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
