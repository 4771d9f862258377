import { describeCount } from '@/booking/rules/countMax'
import type { bookingKinds } from '@/booking/rules/fields'
import { UNANSWERED_HOURS } from '@/booking/rules/filters'
import { type NumberName, NUMBERS_DAYS } from '@/booking/rules/numbers'
import type { ServiceKind } from '@/rules/serviceKinds'

type Words = readonly [title: string, text: string]

const content = {
  servicesDescribed: [
    'Describe every service',
    'A picture, two or three sentences and what is included.',
  ],
  servicesPublished: [
    'Publish what waits as a draft',
    'Visitors see a service once it is published.',
  ],
  plans: ['Keep two plans or more, one of them the most popular', 'The badge helps people choose.'],
  galleries: ['Fill both galleries', 'Eight pictures each, or more, for events and for catering.'],
  photographs: [
    'Show photographs of your own work',
    'These are still the illustrations that came with the site.',
  ],
  altTexts: ['Say what each picture shows', 'One sentence for those who do not see it.'],
  credits: ['Name who made each picture', 'Credit and licence stand on the page Credits.'],
  faqs: ['Answer at least four questions', 'What people ask on the phone before they book.'],
  team: ['Introduce the team', 'Everybody with their name and a few sentences.'],
  testimonials: [
    'Publish what a customer said',
    'Ask one who was happy. The samples are made up and stay hidden.',
  ],
  pages: ['Publish the home page and the page About', 'Changes wait there as a draft.'],
  translated: [
    'Translate what is only in English',
    'Visitors of the Hindi pages read it in English until then.',
  ],
} satisfies Record<string, Words>

const owner = {
  phone: ['Your phone number', 'The sample rings nobody.'],
  whatsapp: ['Your WhatsApp number', 'A mobile number. Without it there is no WhatsApp button.'],
  email: ['Your email', 'Shown on the contact page and in the footer.'],
  address: ['Your address', 'Visitors, maps and search engines look for it.'],
  hours: ['Your hours', 'When somebody picks up the phone.'],
  replyPromise: ['How soon you reply', 'Said after each request. Promise what you keep.'],
  fssai: ['Your FSSAI number', 'A caterer has to show it.'],
  gstin: ['Your GSTIN', 'Companies ask for it.'],
  quotesAndTax: [
    'Quotes and tax',
    'How you are registered for GST, your GSTIN where you need one, and a UPI address or bank account.',
  ],
  privacyContact: ['Who answers for personal data', 'The law asks for a name and an email.'],
  legalTexts: ['Privacy notice and terms', 'Have the samples read by someone who knows.'],
  footerNote: ['The note in the footer', 'It still says that this site is a sample.'],
  bookingsEmail: ['Where new requests are sent to', 'An email that is read every day.'],
  mailServer: ['A mail server', 'Set SMTP_URL and MAIL_FROM on the server, or no email goes out.'],
} satisfies Record<string, Words>

export const checklist = {
  title: 'Setup checklist',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  content: { title: 'The content', items: content },
  owner: { title: 'The business', items: owner },
  toDo: 'To do',
  done: 'Done',
  left: (count: number) => `${count.toLocaleString('en-IN')} left`,
  more: (count: number) => `and ${count.toLocaleString('en-IN')} more`,
  failed: 'The checklist could not be read. Everything else works.',
}

const kinds: Record<(typeof bookingKinds)[number], string> = {
  booking: 'Booking request',
  contact: 'Contact message',
}

const emailCount = (count: number) =>
  count === 1 ? '1 email' : `${count.toLocaleString('en-IN')} emails`

const services: Record<ServiceKind, string> = { event: 'Event', catering: 'Catering' }

export const dashboard = {
  loading: 'Loading...',
  logout: {
    button: 'Logout',
    done: 'Logout successful',
    failed: 'Still signed in',
    close: 'Close',
    hint: 'The server could not be reached. You are not logged out yet.',
  },
  retry: 'Retry',
  bookings: {
    title: 'Admin Dashboard',
    intro: 'Manage user inquiries and data.',
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
    total: (count: number) => (count === 1 ? '1 booking' : `${describeCount(count)} bookings`),
    countNew: (count: number) => `${count.toLocaleString('en-IN')} new, show`,
    pages: 'Pages',
    page: (page: number, pages?: number) => (pages ? `Page ${page} of ${pages}` : `Page ${page}`),
    previous: 'Previous',
    next: 'Next',
  },
  outage: {
    failed: (what: string) => `Could not load ${what}`,
    account: 'your account',
    content: 'the content overview',
    screen: 'this page',
    hint: 'The database cannot be reached. You are still signed in, and your data is safe. Try again in a moment.',
    menu: 'Menu',
  },
  failed:
    'Something went wrong here. Your data is safe. Try again, or choose another screen from the menu.',
  emails: {
    title: 'Emails that did not go out',
    noServer: (count: number) =>
      `${emailCount(count)} not sent: no mail server is set up (SMTP_URL).`,
    noAddress: (count: number) =>
      `${emailCount(count)} not sent: the settings name no email for new requests.`,
    failed: (count: number) => `${emailCount(count)} given up after several attempts.`,
    delayed: (count: number) => `${emailCount(count)} not sent yet, tried again automatically.`,
    show: 'Show these bookings',
    retry: 'Send the failed emails again',
    retried: 'Queued again. They go out by themselves.',
    notRetried: 'The emails could not be queued again. Try once more.',
  },
  actions: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    email: 'Email',
    delete: 'Delete',
    of: (action: string, who: string) => `${action} ${who}`,
    whatsappText: (name: string, reference: string) =>
      `Hello${name && ` ${name}`}, thank you for your request${reference && ` ${reference}`}.`,
  },
  kinds,
  services,
  deletion: {
    question: 'Are you sure you want to delete this booking?',
    cancel: 'Cancel',
    confirm: 'Delete',
  },
  content: {
    title: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
    intro: 'Choose what you want to change. Visitors see it as soon as you publish it.',
    list: 'What you can edit',
    services: ['Services', 'Event and catering cards, in the order of the site'],
    'pricing-plans': ['Pricing plans', 'Basic, Premium and Royal, and what is in them'],
    dishes: ['Dishes', 'What you cook, and what 100 plates of it need'],
    faqs: ['FAQs', 'What people ask before they book'],
    'gallery-images': ['Gallery', 'The two galleries: events and catering'],
    'team-members': ['Team', 'The people visitors will meet'],
    testimonials: ['Testimonials', 'What customers said and agreed to show'],
    media: ['Pictures', 'Upload, describe and set the focal point'],
    'home-page': ['Home page', 'The first picture and the words around it'],
    'about-page': ['About page', 'The story, the experience, the picture'],
    'pricing-page': ['Pricing page', 'How the cost comes about: advance, cancellation, GST'],
    'legal-pages': ['Legal pages', 'Privacy and terms'],
  },
}

const count = (value: number) => value.toLocaleString('en-IN')

const tiles: Record<NumberName, string> = {
  newToday: 'new today',
  unanswered: `unanswered over ${UNANSWERED_HOURS} h`,
  eventsThisWeek: 'events this week',
  conversion: `confirmed of ${NUMBERS_DAYS} days`,
  guestsBooked: 'guests booked, still to come',
}

export const numbers = {
  title: 'Numbers',
  intro: 'How requests come in, and what becomes of them. Spam and trash are left out.',
  strip: 'Numbers now; each leads to its requests',
  tiles,
  count,
  percent: (value: number | null) => (value === null ? '—' : `${value}%`),
  wonOf: ({ received, won }: { received: number; won: number }) =>
    `${count(won)} of ${count(received)}`,
  loadFailed: 'The numbers could not be read.',
  loadHint: 'Your data is safe. Load the page again in a moment.',
  empty: 'No requests in the last twelve months.',
  emptyHint: 'The charts appear with the first request.',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  toggleOf: (label: string, title: string) => `${label}: ${title}`,
  months: {
    title: 'Requests by month',
    note: 'Twelve months, by what was asked for',
    row: 'Month',
    event: 'Event',
    catering: 'Catering',
    other: 'Not said',
    total: 'Total',
  },
  sources: {
    title: 'How requests come in',
    note: `The last ${NUMBERS_DAYS} days`,
    row: 'Source',
    series: 'Requests',
  },
  heardFrom: {
    title: 'How customers heard of us',
    note: `The last ${NUMBERS_DAYS} days, of those who said it`,
    row: 'Answer',
    series: 'Requests',
  },
  funnel: {
    title: 'How far requests get',
    note: `The last ${NUMBERS_DAYS} days, by where they stand now`,
    row: 'Stage',
    here: 'Here now',
    further: 'Went further',
  },
  lost: {
    title: 'Why requests were lost',
    note: `The last ${NUMBERS_DAYS} days`,
    row: 'Reason',
    series: 'Requests',
    none: 'Not said',
  },
  noneYet: 'Nothing to show yet.',
  wait: {
    title: 'First answer',
    note: (requests: number) =>
      requests === 1
        ? `One answered request of the website, the last ${NUMBERS_DAYS} days`
        : `Half of ${count(requests)} answered requests of the website, the last ${NUMBERS_DAYS} days, waited less`,
    none: `No request of the website was answered in the last ${NUMBERS_DAYS} days.`,
    minutes: (minutes: number) => `${minutes} min`,
    hours: ({ hours, minutes }: { hours: number; minutes: number }) =>
      minutes ? `${hours} h ${minutes} min` : `${hours} h`,
    days: ({ days, hours }: { days: number; hours: number }) =>
      `${days === 1 ? '1 day' : `${count(days)} days`}${hours ? ` ${hours} h` : ''}`,
  },
}

export const panelNav = {
  bookings: 'Bookings',
  dashboard: 'Dashboard',
  calendar: 'Calendar',
  board: 'Board',
  numbers: 'Numbers',
}
