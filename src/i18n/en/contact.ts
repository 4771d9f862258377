/** The words of the contact page: its form, what follows it, and the ways around it. */
export const contact = {
  reach: 'Reach us',
  follow: 'Follow us',
  write: 'Write to us',
  plan: 'Planning an event? Use the booking form: it asks for what we need to call you back with ideas.',
  lede: 'Leave a phone number or an e-mail, so that we can answer.',
  labels: { name: 'Name', contactNumber: 'Phone', email: 'Email', message: 'Message' },
  send: 'Send Message',
  busy: 'Sending…',
  retry: 'Retry',
  /** Saved with each message; a new text gets a new version. */
  noticeVersion: '2026-11-23',
  notice:
    'We use your name, phone, e-mail and message only to answer you, never for advertising. You can ask us to correct or erase them, or make a complaint.',
  privacy: 'How we use your data',
  newTab: '(opens in a new tab)',
  /** Said to programs; people do not meet the field. */
  trap: 'Website (leave empty)',
  kept: {
    text: 'Kept from your last visit.',
    sameVisit: 'What you typed before is still here.',
    clear: 'Clear',
  },
  problems: (count: number) =>
    count === 1 ? 'Please check one field' : `Please check ${count} fields`,
  sending: 'Sending your message…',
  thanks: (name: string) => `Thank you${name && `, ${name}`}. We have your message.`,
  reference: 'Your reference',
  promise: (promise: string) => `We answer ${promise}.`,
  another: 'Write another message',
  failed: 'We could not send your message. Nothing is lost.',
  failedHint: 'Please try again, or reach us another way.',
  offline: 'You are offline. We will send it when you are back.',
  offlineHint: 'Your message is kept on this device.',
  sendOnWhatsApp: 'Send on WhatsApp',
  call: 'Call',
  chat: (details: string) => `Hello! This is a message from your contact page.\n${details}`,
  copy: { label: 'Copy', done: 'Copied', failed: 'Not copied' },
  copyWhat: { phone: 'phone number', email: 'e-mail address' },
}
