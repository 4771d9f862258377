export const contact = {
  reach: 'Reach us',
  follow: 'Follow us',
  write: 'Write to us',
  plan: 'Planning an event? Use the booking form: it asks for what we need to call you back with ideas.',
  lede: 'Leave a phone number or an email, so that we can reply.',
  labels: { name: 'Name', contactNumber: 'Phone', email: 'Email', message: 'Message' },
  send: 'Send Message',
  busy: 'Sending…',
  retry: 'Retry',
  /** Saved with each message; a new text gets a new version. */
  noticeVersion: '2026-11-23',
  notice:
    'We use your name, phone, email and message only to answer you, never for advertising. You can ask us to correct or erase them, or make a complaint.',
  privacy: 'How we use your data',
  newTab: '(opens in a new tab)',
  trap: 'Website (leave empty)',
  kept: {
    text: 'We kept what you typed last time.',
    sameVisit: 'What you typed before is still here.',
    clear: 'Clear',
  },
  problems: (count: number) =>
    count === 1 ? 'Please check one field' : `Please check ${count} fields`,
  sending: 'Sending your message…',
  thanks: (name: string) => `Thank you${name && `, ${name}`}. We have your message.`,
  reference: 'Your reference',
  promise: (promise: string) => `We will reply ${promise}.`,
  another: 'Write another message',
  failed: 'We could not send your message. Nothing is lost.',
  failedHint: 'Please try again, or reach us another way.',
  offline: 'You are offline. We will send it when you are back.',
  offlineHint: 'Your message is kept on this device.',
  sendOnWhatsApp: 'Send on WhatsApp',
  call: 'Call',
  chat: (details: string) => `Hello! This is a message from your contact page.\n${details}`,
  copy: { label: 'Copy', done: 'Copied', failed: 'Not copied' },
  copyWhat: { phone: 'phone number', email: 'email address' },
}

/** Of the phone number, in each form. */
export const phone = {
  countryCode: '+91',
  eleven: 'An Indian number has 10 digits. The last digit was not added.',
  tooMany: (count: number) => `This number has ${count} digits. An Indian number has 10.`,
  foreign:
    'We can only call Indian numbers (+91). Add your email to the details and we will write to you, or reach us this way:',
  email: 'Email us',
  whatsapp: 'WhatsApp us',
  chat: (number: string) => `Hello! I am planning an event in Jaipur. My number is ${number}.`,
}
