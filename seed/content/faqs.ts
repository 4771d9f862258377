import type { Faq } from '@/payload-types'
import { richText } from '../richText'

type FaqContent = Pick<Faq, 'question' | 'answer'>

export const faqs: FaqContent[] = [
  {
    question: 'How early should we book?',
    answer: richText(
      'For the wedding season (November to mid-December, mid-January to early March, mid-April to July) as soon as the date is fixed; smaller parties a couple of weeks ahead.',
      'Send a request any time, we confirm by phone.',
    ),
  },
  {
    question: 'Do you cook pure veg, Jain or no onion-garlic menus?',
    answer: richText(
      'Yes, tell us when you book; we keep separate utensils and counters.',
      'Non-veg is on request, from a separate line.',
    ),
  },
  {
    question: 'Can you work at our home, farmhouse or marriage garden?',
    answer: richText(
      'Yes, in and around Jaipur; we need water, power and a kitchen space, and we check the venue first.',
      'Music and DJ need permission and stop at 10 pm.',
    ),
  },
  {
    question: 'What happens after I send the form, and what does it cost?',
    answer: richText(
      'You get a reference number, we call back, agree the menu and setup, and send a written quote.',
      'No payment is taken on this site.',
    ),
  },
]
