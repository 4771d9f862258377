const bookings = (count: number) =>
  count === 1 ? '1 booking' : `${count.toLocaleString('en-IN')} bookings`

export const emailTexts = {
  kinds: {
    business: 'Business',
    customer: 'Customer',
    quoteUpdate: 'Update on the quote',
    quoteAccepted: 'Confirmation of the acceptance',
  },
  states: { queued: 'not sent', sending: 'being sent', sent: 'sent', failed: 'given up' },
  noSmtp: 'no SMTP',
  noAddress: 'no address',
  heardEnough: 'this address had many emails within the hour',
  interrupted: 'interrupted too often',
  tooSlow: 'the mail server took too long',
  business: {
    subject: (reference: string, details: string) => `New request ${reference}${details}`,
    spam: 'Likely spam: ',
    title: 'New request',
    labels: {
      reference: 'Reference',
      serviceTitle: 'Chosen service',
      planTitle: 'Chosen plan',
      message: 'Message',
      spamSigns: 'Looks like spam',
    },
    open: 'Open in the panel',
    call: 'Call',
    whatsapp: 'WhatsApp',
    chat: (reference: string) => `Hello! This is about your request ${reference}.`,
  },
  customer: {
    subject: (reference: string) => `We have your request ${reference}`,
    template:
      'Hello {name},\n\nthank you for your request. We have received it as {ref}.\n\n{promise}\n\nNothing is booked and nothing has to be paid until we have talked.\n\nOur phone: {phone}\n\n{business}',
    /** `when` is `3 functions, 20–22 Nov 2026`. */
    functions: (when: string) => `We noted ${when}.`,
    notYou:
      'If you did not send this request, someone typed your address by mistake. You do not have to do anything.',
  },
  digest: {
    subject: (day: string) => `Today's requests and events, ${day}`,
    title: 'Good morning',
    waiting: (hours: number) => `Not answered for more than ${hours} hours`,
    followUps: 'To follow up today or earlier',
    dueOn: (day: string) => `due ${day}`,
    confirmed: (days: number) => `Confirmed events of the next ${days} days`,
    open: (days: number) => `Not confirmed yet, for the next ${days} days`,
    overdue: (sum: string, count: number) => `Overdue payments: ${sum} of ${bookings(count)}`,
    overdueSince: (amount: string, day: string) => `${amount} since ${day}`,
    falling: ({ count, days, sum }: { count: number; days: number; sum: string }) =>
      `Payments due in the next ${days} days: ${sum} of ${bookings(count)}`,
    fallingOn: (amount: string, day: string) => `${amount}, due ${day}`,
    openBooking: (who: string) => `Open ${who}`,
    allPayments: 'All of these',
    noName: 'No name',
    panel: 'Open the panel',
  },
}

export const testEmail = {
  subject: 'Test email',
  text: (site: string) =>
    `The mail server of ${site} works: this email came through it. Is it in the folder for spam? Then SPF, DKIM or DMARC of the sender's domain are missing.`,
}
