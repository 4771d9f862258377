import type { bookingKinds } from '@/domain/bookingSchema'
import type { ServiceKind } from '@/domain/services'

const kinds: Record<(typeof bookingKinds)[number], string> = {
  booking: 'Booking request',
  contact: 'Contact message',
}

const mailCount = (count: number) =>
  count === 1 ? '1 mail' : `${count.toLocaleString('en-IN')} mails`

const services: Record<ServiceKind, string> = { event: 'Event', catering: 'Catering' }

/** What the panel's first screen says, to administrators and to staff. */
export const dashboard = {
  loading: 'Loading...',
  logout: {
    button: 'Logout',
    done: 'Logout successful',
    failed: 'Still signed in',
    hint: 'The server could not be told. You are not logged out yet.',
  },
  retry: 'Retry',
  bookings: {
    title: 'Admin Dashboard',
    intro: 'Manage user inquiries and data: call back, answer, and clear what is done.',
    table: 'Bookings and contact messages, newest first',
    columns: {
      name: 'Name',
      email: 'Email',
      contact: 'Contact',
      date: 'Date',
      guests: 'Guests',
      venue: 'Venue',
      action: 'Action',
    },
    dash: '—',
    empty: 'No contact data found.',
    loadFailed: 'Could not load bookings',
    loadHint: 'Your data is safe. The list below is empty only because it could not be read.',
    total: (count: number) =>
      count === 1 ? '1 booking' : `${count.toLocaleString('en-IN')} bookings`,
    news: (count: number) => `${count.toLocaleString('en-IN')} new, show`,
    pages: 'Pages',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous',
    next: 'Next',
  },
  outage: {
    title: 'The database cannot be reached',
    hint: 'You are still signed in, and your data is safe. Try again in a moment.',
  },
  mails: {
    title: 'Mails that did not go out',
    noServer: (count: number) =>
      `${mailCount(count)} not sent: no mail server is set up (SMTP_URL).`,
    noAddress: (count: number) =>
      `${mailCount(count)} not sent: the settings name no e-mail for new requests.`,
    failed: (count: number) => `${mailCount(count)} given up after several attempts.`,
    delayed: (count: number) => `${mailCount(count)} not sent yet, tried again automatically.`,
    show: 'Show these bookings',
    retry: 'Send the failed mails again',
    retried: 'Queued again. They go out by themselves.',
    notRetried: 'The mails could not be queued again. Try once more.',
  },
  actions: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    email: 'Email',
    details: 'Details',
    delete: 'Delete',
    of: (action: string, who: string) => `${action} ${who}`,
    whatsappText: (name: string, reference: string) =>
      `Hello${name && ` ${name}`}, thank you for your request${reference && ` ${reference}`}.`,
  },
  details: {
    kind: 'Kind',
    reference: 'Reference',
    received: 'Received',
    asksFor: 'Asks for',
    service: 'Chosen service',
    plan: 'Chosen plan',
    venueDetails: 'Venue details',
    message: 'Message',
  },
  kinds,
  services,
  deletion: {
    question: 'Are you sure you want to delete this booking?',
    cancel: 'Cancel',
    confirm: 'Delete',
    undo: 'Undo',
    close: 'Close',
  },
  content: {
    title: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
    intro: 'Choose what you want to change. Visitors see it as soon as you publish it.',
    list: 'What you can edit',
    services: ['Services', 'Event and catering cards, in the order of the site'],
    'pricing-plans': ['Pricing plans', 'Basic, Premium and Royal, and what is in them'],
    faqs: ['FAQs', 'What people ask before they book'],
    'gallery-images': ['Gallery', 'The two galleries: events and catering'],
    'team-members': ['Team', 'The people visitors will meet'],
    testimonials: ['Testimonials', 'What customers said and agreed to show'],
    media: ['Pictures', 'Upload, describe and set the focal point'],
    'home-page': ['Home page', 'The first picture and the words around it'],
    'about-page': ['About page', 'The story, the experience, the picture'],
    'pricing-page': ['Pricing page', 'How the cost comes about: advance, cancellation, GST'],
  },
}
