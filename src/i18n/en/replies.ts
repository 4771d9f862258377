import type { ReplyTemplate } from '@/booking/rules/replyTemplates'

export const defaultReplies: ReplyTemplate[] = [
  {
    title: 'Thank you, we will call you',
    channel: 'both',
    subject: 'Your request {ref}',
    text: 'Hello {name},\n\nthank you for your request {ref}. We have it and will call you soon. When is a good time?\n\n{business}',
  },
  {
    title: 'A few questions',
    channel: 'both',
    subject: 'A few questions about {ref}',
    text: 'Hello {name},\n\nto write a good quote for your request {ref} we would like to know: the day, how many guests, the venue, and what you would like to eat. A short answer is enough.\n\n{business}',
  },
  {
    title: 'The quote is ready',
    channel: 'both',
    subject: 'Our quote for {ref}',
    text: 'Hello {name},\n\nour quote for your request {ref} is ready. May we go through it with you on the phone? Nothing is final until you say yes.\n\n{business}',
  },
]

/** A WhatsApp message with the link to the quote. */
export const quoteMessage =
  'Hello {name},\n\nhere is our quote for your request {ref}, with all details:\n{link}\n\nIt is valid until {until}. You can accept it there, or tell us what to change.\n\n{business}'
