import type { PageName } from '@/rules/pages'

interface Words {
  title: string
  lede?: string
  description: string
}

export const pages = {
  home: {
    description: 'Wedding and event setup, décor and catering in and around Jaipur.',
  },
  allEvents: {
    title: 'All Events',
    lede: 'From the haldi morning to the last song: everything we set up, and what is included.',
    description: 'Weddings, corporate evenings, concerts and celebrations, set up in Jaipur.',
  },
  allCatering: {
    title: 'All Catering',
    lede: 'Thalis, live counters and full wedding kitchens, cooked fresh at your venue.',
    description: 'Veg and non-veg catering, live counters and packages in Jaipur.',
  },
  service: {
    title: 'Our Services',
    lede: 'One team for the setup and one for the food, working to one plan.',
    description: 'Event setup and catering in Jaipur from one family of planners and cooks.',
  },
  gallery: {
    title: 'Gallery',
    lede: 'Our tables, stages and courtyards, ready for the guests.',
    description: 'Pictures of event setups and catering in Jaipur.',
  },
  testimonials: {
    title: 'Testimonials',
    lede: 'What families and companies say after their events.',
    description: 'What customers say about our events and catering in Jaipur.',
  },
  team: {
    title: 'Meet The Team',
    lede: 'The people who answer your call, and who are there when the guests arrive.',
    description: 'The people behind the events and the kitchen.',
  },
  faqs: {
    title: 'FAQ',
    lede: 'What people ask before they book. For anything else, just call.',
    description:
      'Booking early, pure veg and Jain menus, venues, sound permission, advance, GST and tasting.',
  },
  about: {
    title: 'About',
    lede: 'Who we are, how we work and what we promise you.',
    description: 'An event and catering family in Jaipur: how we work, and who leads it.',
  },
  contact: {
    title: 'Contact',
    lede: 'Call us, write to us or leave your number. A real person will answer.',
    description: 'Phone, email, address and hours, and a form that reaches us at once.',
  },
  pricing: {
    title: 'How pricing works',
    lede: 'What decides the cost of an event, and when you pay what. Every quote is written for you.',
    description:
      'What changes the cost of an event or catering in Jaipur: advance, cancellation, GST.',
  },
  booking: {
    title: 'Booking',
    description: 'Tell us about your event. Only a phone number is needed; we will call you back.',
  },
  received: {
    title: 'Request received',
    description: 'Your booking request has reached us.',
  },
  privacy: {
    title: 'Privacy',
    lede: 'What we ask for, why we need it, how long we keep it and who to contact.',
    description: 'What we do with personal data, and how to have it corrected or erased.',
  },
  terms: {
    title: 'Terms',
    lede: 'How requests and quotes work, and what we agree on.',
    description: 'What applies to requests and quotes made through this site.',
  },
  credits: {
    title: 'Credits',
    lede: 'Who made the pictures, fonts and software on this site.',
    description: 'Where the pictures and fonts of this site come from.',
  },
  lost: {
    title: 'Page not found',
    description:
      'There is no page at this address. Go to the home page, or call us: we are happy to help.',
    kicker: '404',
    heading: 'This lamp is not lit',
    text: 'We could not find this page. It may have moved, or the link may have a typing mistake.',
  },
} satisfies Record<Exclude<PageName, 'home'>, Words> & Record<'home' | 'lost', object>
