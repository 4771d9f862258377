import type { Faq } from '@/payload-types'
import { richText } from '../richText'

type FaqContent = Pick<Faq, 'question' | 'answer'>

export const faqs: FaqContent[] = [
  {
    question: 'How early should we book?',
    answer: richText(
      'For the wedding season (November to mid-December, mid-January to early March, mid-April to July), as soon as your date is fixed. For smaller parties, two to three weeks ahead is usually enough.',
      'You can send a request at any time. We will confirm by phone.',
    ),
  },
  {
    question: 'Do you cook pure veg, Jain or no onion-garlic menus?',
    answer: richText(
      'Yes. Tell us when you book; we keep separate utensils and counters.',
      'Non-veg is available on request and is cooked and served separately.',
    ),
  },
  {
    question: 'Can you work at our home, farmhouse or marriage garden?',
    answer: richText(
      'Yes, in and around Jaipur. We need water, power and space for a kitchen, and we check the venue first.',
      'Music and DJs need permission and must stop by 10 pm.',
    ),
  },
  {
    question: 'What happens after I send the form, and what does it cost?',
    answer: richText(
      'You will get a reference number and we will call you back. Together we will decide on the menu and the setup, and then we will send you a written quote.',
      'Sending the form is free, and no payment is taken on this site.',
    ),
  },
  {
    question: 'What does the cost depend on?',
    answer: richText(
      'Mostly on the number of guests, the menu, the decoration, the date and the venue. That is why we talk first and then write a quote for your event.',
      'The page “How pricing works” explains it step by step.',
    ),
  },
  {
    question: 'Is there an advance, and how do we pay?',
    answer: richText(
      'Yes. An advance holds your date. Your quote says how much it is and when the rest is due.',
      'You can pay by bank transfer, UPI or cheque, and you get a receipt for every payment.',
    ),
  },
  {
    question: 'What if we have to change the date or cancel?',
    answer: richText(
      'Call us as soon as you know. If we are free on the new date, we move your booking.',
      'Your quote says until when you can cancel and how much of the advance you get back.',
    ),
  },
  {
    question: 'When do you need the final number of guests?',
    answer: richText(
      'A rough number is enough for the quote. We ask for the final number about a week before the event, so that we can buy fresh and cook enough.',
    ),
  },
  {
    question: 'Is GST included in the quote?',
    answer: richText(
      'Every quote shows GST on a line of its own, so you see the full amount before you say yes.',
    ),
  },
  {
    question: 'Can we taste the food before we decide?',
    answer: richText(
      'Yes. For weddings and larger events we invite you to a tasting before you choose the menu.',
      'For smaller parties, ask us; often you can taste at one of our kitchens.',
    ),
  },
  {
    question: 'Who is with us on the day of the event?',
    answer: richText(
      'One coordinator from our team is at the venue from the setup until the last guest has left. You get the name and the phone number a few days before.',
    ),
  },
  {
    question: 'Do you also work outside Jaipur?',
    answer: richText(
      'Yes, often in nearby towns and at farmhouses. Travel and stay for the team are then part of the quote.',
    ),
  },
]

export const questions = {
  early: 'how-early-should-we-book',
  veg: 'do-you-cook-pure-veg-jain-or-no-onion-garlic-menus',
  venue: 'can-you-work-at-our-home-farmhouse-or-marriage-garden',
  after: 'what-happens-after-i-send-the-form-and-what-does-it-cost',
} as const

export type Question = (typeof questions)[keyof typeof questions]
