import type { Diet, ServiceCategory } from '@/domain/services'

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

/** The words of the pages that no editor changes: labels, buttons, notices. */
export const site = {
  skip: 'Skip to the content',
  unnamed: 'Events & Catering',
  nav: {
    label: 'Main',
    home: 'Home',
    event: 'Event',
    catering: 'Catering',
    about: 'About',
    contact: 'Contact',
    book: 'Book',
    call: 'Call',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    reach: 'Reach us quickly',
  },
  actions: {
    bookEvent: 'Book Event',
    hireCatering: 'Hire Catering',
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
  services: (count: number) => `${count} services`,
  servicesText: 'for events and catering',
  mostPopular: 'Most Popular',
  plan: (title: string) => `${title} plan`,
  allOf: { events: 'all events', catering: 'all catering' },
  contact: {
    whatsapp: 'WhatsApp',
    whatsappNote: 'Send a photo of the venue',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    map: 'Open the map',
    chat: (place: string) => `Hello! I am writing from your website (${place}).`,
  },
  footer: {
    welcome: 'पधारो म्हारे देस',
    links: 'Quick links',
    events: 'Events',
    catering: 'Catering',
    booking: 'Booking',
    follow: 'Follow',
    reach: 'Reach us',
    gstin: 'GSTIN',
    fssai: 'FSSAI',
    rights: (year: string, name: string) => `© ${year} ${name}. All rights reserved.`,
  },
  social: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' },
  pages: {
    home: {
      description: 'Wedding and event setup, décor and catering in and around Jaipur.',
    },
    allEvents: {
      title: 'All Events',
      lede: 'From the haldi morning to the last song: what we set up, and what comes with it.',
      description: 'Weddings, corporate evenings, concerts and celebrations, set up in Jaipur.',
    },
    allCatering: {
      title: 'All Catering',
      lede: 'Thalis, live counters and full wedding kitchens, cooked where your guests are.',
      description: 'Veg and non-veg catering, live counters and packages in Jaipur.',
    },
    booking: {
      title: 'Booking',
      description: 'Tell us about your event. Only a phone number is needed; we call you back.',
    },
    received: {
      title: 'Request received',
      description: 'Your booking request has reached us.',
    },
    lost: {
      title: 'Page not found',
      kicker: '404',
      heading: 'This lamp is not lit',
      text: 'The page has moved or never was. The kitchen, though, is open.',
    },
    error: {
      kicker: 'Something went wrong',
      heading: 'The power flickered',
      text: 'This page could not be shown. Try once more; if it stays dark, please call us.',
      again: 'Try again',
    },
  },
}
