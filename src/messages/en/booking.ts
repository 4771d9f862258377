/** The words of the booking form and of what follows it. */
export const booking = {
  title: 'Tell us about your event',
  lede: 'Only your phone is needed. We call back to plan the rest.',
  opening: 'Opening the form…',
  close: 'Close',
  chose: (title: string) => `You chose: ${title}`,
  unchoose: (title: string) => `Remove ${title}`,
  labels: {
    name: 'Name',
    contactNumber: 'Contact number',
    email: 'Email',
    date: 'Date',
    numberOfGuests: 'Number of guests',
    venueTitle: 'Venue',
    selectedService: 'Service',
    venueDetails: 'Venue details',
  },
  optional: 'optional',
  required: 'required',
  countryCode: '+91',
  services: { none: 'Select Service', event: 'Event', catering: 'Catering' },
  venueHint: 'Home, garden, hotel; indoor or open; anything we should know',
  manyGuests: (title: string, most: string) =>
    `${title} is planned for up to ${most} guests. Send your number all the same; we will find a way.`,
  submit: 'Send request',
  busy: 'Sending…',
  /** Saved with each request; a new text gets a new version. */
  noticeVersion: '2026-11',
  notice: 'No payment here. We use what you write only to answer this request.',
  problems: (count: number) =>
    count === 1 ? 'One thing needs another look' : `${count} things need another look`,
  leave: {
    title: 'Leave without sending?',
    text: 'What you wrote will be gone.',
    stay: 'Keep writing',
    go: 'Leave',
  },
  sending: 'Sending your request…',
  received: (name: string | undefined, reference: string) =>
    `Thank you${name ? `, ${name}` : ''}. Request ${reference} received.`,
  promise: (promise: string) => `We call you back ${promise}.`,
  continueOnWhatsApp: 'Continue on WhatsApp',
  keyReused: (reference: string) =>
    `We already have this request as ${reference}, with other details. Call us to change it.`,
  tooMany: (seconds: number) =>
    seconds < 120
      ? `That was one request too many. Try again in ${seconds} seconds, or call us.`
      : `That was one request too many. Try again in ${Math.ceil(seconds / 60)} minutes, or call us.`,
  tooLarge: 'This is more than a request can hold.',
  failed: 'We could not send your request. Nothing is lost.',
  failedHint: 'Try once more, or reach us another way.',
  retry: 'Retry',
  edit: 'Edit',
  sendOnWhatsApp: 'Send on WhatsApp',
  call: 'Call',
  chat: (details: string) => `Hello! I would like to book.\n${details}`,
  chatReceived: (reference: string) => `Hello! This is about my request ${reference}.`,
  thanks: {
    title: 'Thank you. We have your request.',
    reference: 'Your reference',
    keep: 'Keep it at hand when we talk.',
    next: 'What happens next',
    steps: [
      'We call you on the number you left.',
      'Together we agree the menu and the setup, and visit the venue.',
      'You get a written quote. Nothing is fixed before you say yes.',
    ],
    home: 'Back to the home page',
  },
}
