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
  details: {
    title: 'Add details',
    hint: 'Email, food, budget; all optional',
    none: 'Select',
  },
  required: 'required',
  countryCode: '+91',
  services: { none: 'Select Service', event: 'Event', catering: 'Catering' },
  /** Said beside the day; never a refusal. */
  dayLoad: {
    free: '',
    filling: 'This day is filling fast.',
    full: 'We are already booked that day. Ask us all the same; we may find a way.',
  },
  venueHint: 'Home, garden, hotel; indoor or open; anything we should know',
  manyGuests: (title: string, most: string) =>
    `${title} is planned for up to ${most} guests. Send your number all the same; we will find a way.`,
  submit: 'Send request',
  busy: 'Sending…',
  /** Saved with each request; a new text gets a new version. */
  noticeVersion: '2026-11-22',
  notice:
    'We keep your name, phone, e-mail and event details to answer this request and plan your event, and for nothing else: no payment here, no advertising. You can ask us to correct or erase them, or complain.',
  privacy: 'How we treat your data',
  newTab: '(opens in a new tab)',
  /** Said to programs; people do not meet the field. */
  trap: 'Website (leave empty)',
  kept: { text: 'Kept from your last visit.', clear: 'Clear' },
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
  offline: 'You are offline. We will send it when you are back.',
  offlineHint: 'Your request is kept on this device.',
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
