import type { ProblemCode } from '@/rules/problemsOf'

type Say = (count?: number) => string

export const problems: Record<ProblemCode, Say> = {
  required: () => 'Please enter your phone number so that we can call you back.',
  replyTo: () => 'Please enter your phone number or email so that we can reply.',
  message: () => 'Please write a message.',
  phoneDigits: (count) => `Please enter all 10 digits. This number has ${count}.`,
  phoneForeign: () => 'This number from abroad is not complete. Please check it.',
  dayUnknown: () =>
    'This date is incomplete or does not exist. Please choose one from the calendar.',
  dayPast: () => 'This date has passed. Please choose today or later.',
  freezeLate: () => 'Please choose the day of the function or an earlier one.',
  functionsMany: (max) => `At most ${max} functions can be in one request.`,
  dishesMany: (max) => `At most ${max} dishes can be on one menu.`,
  guestsWhole: () => 'Please enter the number of guests as a whole number.',
  guestsRange: (max) =>
    `Please enter a number of guests from 1 to ${max?.toLocaleString('en-IN')}.`,
  email: () => 'Please enter an address like name@example.com.',
  emailFromAbroad: () =>
    'We can only call Indian numbers (+91). Please add your email, and we will write to you.',
  choice: () => 'Please choose one from the list.',
  tooLong: (max) => `This is too long: at most ${max?.toLocaleString('en-IN')} characters.`,
  text: () => 'Please enter text here.',
}

export const booking = {
  title: 'Tell us about your event',
  lede: 'Only your phone number is needed. We will call you back to plan the rest.',
  opening: 'Opening the form…',
  notOpening: {
    slow: 'The form is taking a long time to open. Your connection may be slow.',
    failed: 'The form could not be opened. Please check your connection.',
    page: 'Open the booking page',
  },
  close: 'Close',
  chose: (title: string) => `You chose: ${title}`,
  unchoose: (title: string) => `Remove “${title}”`,
  labels: {
    name: 'Name',
    contactNumber: 'Contact number',
    date: 'Date',
    numberOfGuests: 'Number of guests',
    venueTitle: 'Venue',
    selectedService: 'Service',
    venueDetails: 'Venue details',
    functions: 'Functions',
  },
  rest: { title: 'More about the event', hint: 'Guests, venue, food: all optional' },
  details: {
    title: 'Add details',
    hint: 'Email, food, budget: all optional',
    none: 'Select',
  },
  required: 'required',
  services: { none: 'Select Service', event: 'Event', catering: 'Catering' },
  dayLoad: {
    free: '',
    filling: 'This date is filling up fast.',
    full: 'We are fully booked on that day. Please ask anyway: we may still be able to help.',
  },
  venueHint: 'For example: home, garden or hotel, indoors or outdoors',
  manyGuests: (title: string, most: string) =>
    `“${title}” usually takes up to ${most} guests. Send us your number and we will see what we can do.`,
  submit: 'Send request',
  busy: 'Sending…',
  notice:
    'We use your name, phone, email and event details only to answer this request and plan your event. No payment is taken here, and we send no advertising. You can ask us to correct or erase your data, or make a complaint.',
  privacy: 'How we use your data',
  newTab: '(opens in a new tab)',
  /** For screen readers that find the honeypot. */
  trap: 'Website (leave empty)',
  kept: {
    text: 'We kept what you typed last time.',
    sameVisit: 'What you typed before is still here.',
    clear: 'Clear',
  },
  problems: (count: number) =>
    count === 1 ? 'Please check one field' : `Please check ${count} fields`,
  leave: {
    title: 'Leave without sending?',
    text: 'What you typed will be deleted.',
    stay: 'Keep writing',
    go: 'Leave',
  },
  sending: 'Sending your request…',
  received: (name: string | undefined, reference: string) =>
    `Thank you${name ? `, ${name}` : ''}. Request ${reference} received.`,
  /** `when` is the promise of the settings, such as "within 4 hours". */
  promise: {
    call: (when = '') => `We will call you back${when && ` ${when}`}.`,
    whatsapp: (when = '') => `We will write to you on WhatsApp${when && ` ${when}`}.`,
    email: (when = '') => `We will reply by email${when && ` ${when}`}.`,
  },
  continueOnWhatsApp: 'Continue on WhatsApp',
  tooMany: (seconds: number) =>
    seconds < 120
      ? `You have sent several requests already. Please try again in ${seconds} seconds, or call us.`
      : `You have sent several requests already. Please try again in ${Math.ceil(seconds / 60)} minutes, or call us.`,
  tooLarge: 'This request is too long. Please shorten your texts.',
  failed: 'We could not send your request. Nothing is lost.',
  failedHint: 'Please try again, or reach us another way.',
  offline: 'You are offline. We will send it when you are back.',
  offlineHint: 'Your request is kept on this device.',
  retry: 'Retry',
  edit: 'Edit',
  sendOnWhatsApp: 'Send on WhatsApp',
  call: 'Call',
  chat: (details: string) => `Hello! I would like to book.\n${details}`,
  whatsapp: 'WhatsApp',
  talk: 'Would you rather talk to us?',
  copy: { label: 'Copy', done: 'Copied', failed: 'Not copied' },
  copyWhat: 'reference number',
  whatNext: 'What happens next',
  chatReceived: (reference: string) => `Hello! This is about my request ${reference}.`,
  thanks: {
    title: 'Thank you. We have your request.',
    reference: 'Your reference',
    keep: 'Please have it ready when we talk.',
    booked: 'What you sent us',
    next: 'What happens next',
    /** After the promise to reply. */
    steps: [
      'We will plan the menu and the setup with you, and visit the venue.',
      'You will get a written quote. Nothing is final until you say yes.',
    ],
    home: 'Back to the home page',
  },
}
