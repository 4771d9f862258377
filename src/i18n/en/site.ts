import type { Diet, ServiceCategory } from '@/rules/serviceKinds'
import { pages } from './pages'

const categories: Record<ServiceCategory, string> = {
  weddings: 'Weddings',
  corporate: 'Corporate',
  concerts: 'Concerts',
  celebrations: 'Celebrations',
  veg: 'Veg',
  nonveg: 'Non-Veg',
  snacks: 'Snacks',
  packages: 'Packages',
}

const diets: Record<Diet, string> = {
  veg: 'Veg',
  nonveg: 'Non-veg',
  jain: 'Jain',
  noOnionGarlic: 'No onion, no garlic',
  satvik: 'Satvik',
  vegan: 'Vegan',
  eggless: 'Eggless',
}

export const site = {
  skip: 'Skip to the content',
  unnamed: 'Events & Catering',
  nav: {
    label: 'Main',
    home: 'Home',
    event: 'Event',
    catering: 'Catering',
    more: 'More',
    book: 'Book',
    call: 'Call',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    reach: 'Call or message us',
  },
  actions: {
    bookEvent: 'Book Event',
    hireCatering: 'Hire Catering',
    forCompanies: 'Planning a company event?',
    bookNow: 'Book Now',
    choose: 'Choose',
    seeAll: 'See All',
    openForm: 'Open the booking form',
  },
  categories,
  all: 'All',
  filterBy: 'Show',
  shown: (count: number) => (count === 1 ? '1 service shown' : `${count} services shown`),
  diets,
  pureVeg: 'Pure veg',
  onRequest: 'On request:',
  menus: {
    jain: 'Jain menu',
    noOnionGarlic: 'No onion, no garlic',
    satvik: 'Satvik menu',
  },
  services: (count: number) => `${count} services`,
  servicesText: 'for events and catering',
  mostPopular: 'Most Popular',
  plan: (title: string) => `${title} plan`,
  allOf: { events: 'all events', catering: 'all catering' },
  opening: {
    everyDay: 'Every day',
    days: {
      Mo: 'Monday',
      Tu: 'Tuesday',
      We: 'Wednesday',
      Th: 'Thursday',
      Fr: 'Friday',
      Sa: 'Saturday',
      Su: 'Sunday',
    },
    span: (from: string, to: string) => `${from}\u00a0to\u00a0${to}`,
    time: (hour: number, minutes: string) =>
      `${hour % 12 || 12}${minutes}\u00a0${hour % 24 < 12 ? 'am' : 'pm'}`,
  },
  contact: {
    whatsapp: 'WhatsApp',
    whatsappNote: 'Send a photo of the venue',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    map: 'Open the map',
    more: 'Write to us',
    chat: (place: string) => `Hello! I am writing from your website (${place}).`,
  },
  footer: {
    welcome: 'पधारो म्हारे देस',
    links: 'Quick links',
    shortTitles: { home: 'Home', service: 'Services' },
    legal: 'Legal',
    follow: 'Follow',
    reach: 'Reach us',
    gstin: 'GSTIN',
    fssai: 'FSSAI',
    rights: (year: string, name: string) => `© ${year} ${name}. All rights reserved.`,
  },
  social: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' },
  pages,
}

export const preview = {
  label: 'Preview',
  drafts: 'You are viewing drafts.',
  end: 'Show the published page',
}

export const outage = {
  away: 'We are away for a moment. Please try again.',
}
