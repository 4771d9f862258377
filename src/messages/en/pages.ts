/** What each page is called, says at its top and tells search engines. */
export const pages = {
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
  service: {
    title: 'Our Services',
    lede: 'Two crews, one plan: those who build the evening, and those who feed it.',
    description: 'Event setup and catering in Jaipur from one family of planners and cooks.',
  },
  gallery: {
    title: 'Gallery',
    lede: 'The table and the courtyard, as they look when the guests walk in.',
    description: 'Pictures of event setups and catering in Jaipur.',
  },
  testimonials: {
    title: 'Testimonials',
    lede: 'What families and companies said when the last lamp was out.',
    description: 'What customers say about our events and catering in Jaipur.',
  },
  team: {
    title: 'Meet The Team',
    lede: 'The people who answer when you call, and who are there when the guests arrive.',
    description: 'The people behind the events and the kitchen.',
  },
  faqs: {
    title: 'FAQ',
    lede: 'What people ask before they book. The rest we answer by phone.',
    description: 'Booking early, pure veg and Jain menus, venues, sound permission, what it costs.',
  },
  about: {
    title: 'About',
    lede: 'Who we are, how we work, and what you can hold us to.',
    description: 'An event and catering family in Jaipur: how we work, and who leads it.',
  },
  contact: {
    title: 'Contact',
    lede: 'Call, write, or leave your number here. A person answers.',
    description: 'Phone, e-mail, address and hours, and a form that reaches us at once.',
  },
  booking: {
    title: 'Booking',
    description: 'Tell us about your event. Only a phone number is needed; we call you back.',
  },
  received: {
    title: 'Request received',
    description: 'Your booking request has reached us.',
  },
  privacy: {
    title: 'Privacy',
    lede: 'What we ask for, why, how long we keep it, and whom to ask.',
    description: 'What we do with personal data, and how to have it corrected or erased.',
  },
  terms: {
    title: 'Terms',
    lede: 'What a request is, what a quote is, and what binds whom.',
    description: 'What applies to requests and quotes made through this site.',
  },
  credits: {
    title: 'Credits',
    lede: 'Who made the pictures and the letters on these pages.',
    description: 'Where the pictures and fonts of this site come from.',
  },
  lost: {
    title: 'Page not found',
    description: 'This address has no page. Go to the home page, or call us: we are happy to help.',
    kicker: '404',
    heading: 'This lamp is not lit',
    text: 'The page has moved or never was. The kitchen, though, is open.',
  },
}
