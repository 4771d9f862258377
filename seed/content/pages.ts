import type { AboutPage, HomePage, PricingPage } from '@/payload-types'
import { richDocument, richText } from '../richText'
import type { PictureFile } from './pictures'

type AboutContent = Pick<AboutPage, 'title' | 'story' | 'experience' | 'experienceText'> & {
  craftPicture: PictureFile
  picture: PictureFile
}

export const aboutPage: AboutContent = {
  title: 'We begin with the kitchen and the courtyard',
  story: richText(
    'Every event starts with a walk through the venue and a talk with the family. Then we draw the setup, taste the menu together and put one person in charge until the last guest leaves.',
    'Our cooks and decorators work from one plan, so the lights are on and the starters are ready when your guests walk in. Everything we promise is written in the quote. If something has to change, we ask you first.',
    'We work in and around Jaipur, in gardens, farmhouses, hotels and homes.',
  ),
  experience: '10+',
  experienceText: 'years of planning events in Jaipur',
  picture: 'story.webp',
  craftPicture: 'mandap-detail.webp',
}

type HomeContent = Omit<HomePage, 'id' | 'hero' | '_status' | 'createdAt' | 'updatedAt'> & {
  hero: Pick<HomePage['hero'], 'title' | 'accent' | 'text'>
  pictures: { image: PictureFile; tallImage: PictureFile }
}

export const homePage: HomeContent = {
  hero: {
    title: 'Celebrations worthy of',
    accent: 'Jaipur',
    text: 'Mandaps, lights and feasts from one family of planners and cooks. Tell us your date and we will take care of the rest.',
  },
  pictures: { image: 'hero.webp', tallImage: 'hero-tall.webp' },
  events: {
    kicker: 'Events',
    title: 'From the first lamp to the last song',
    text: 'Weddings, company evenings, concerts and parties, set up at your venue, with one coordinator.',
  },
  catering: {
    kicker: 'Catering',
    title: 'Cooked fresh, where you celebrate',
    text: 'From a Rajasthani thali to live counters and full wedding menus.',
  },
  plans: {
    kicker: 'Plans',
    title: 'Three ways to begin',
    text: 'A place to start. We talk first, then write a quote for your event.',
  },
  contact: {
    kicker: 'Contact',
    title: 'Tell us about the day',
    text: 'Call us, write to us or send the form. One of us will answer.',
  },
  about: {
    kicker: 'About',
    title: 'We begin with the kitchen and the courtyard',
    text: 'Every event starts with a walk through the venue and a talk with the family. Then we draw the setup, taste the menu together and put one person in charge until the last guest leaves.\n\nWe work in and around Jaipur, in gardens, farmhouses, hotels and homes.',
  },
  team: {
    kicker: 'Team',
    title: 'The person behind the plan',
    text: 'Meet the person who plans your setup and tastes your menu.',
  },
}

export const pricingPage: Pick<PricingPage, 'text'> = {
  text: richDocument([
    'Every event is different, so we do not sell from a list. We talk to you, see the venue and then write a quote for exactly what you need. Talking to us and getting a quote are free.',
    { heading: 'From your call to the quote' },
    {
      list: [
        'You send a request or call. Your phone number is enough to begin.',
        'We will call you back and ask about the date, the guests, the food and the look you have in mind.',
        'We will visit the venue where that helps.',
        'You will get a written quote that lists every item. We will change it with you until it fits.',
      ],
    },
    { heading: 'What changes the cost' },
    {
      list: [
        'The number of guests: food and service are counted per plate.',
        'The menu: how many dishes, live counters, desserts and drinks.',
        'The decoration: fresh flowers, lights, stage and props.',
        'The date: the wedding season and big muhurat days are in demand.',
        'The venue: travel, power back-up, water, and how early we can start to set up.',
        'The hours: a long evening needs more staff.',
      ],
    },
    'Basic, Premium and Royal are places to start. You can add to each of them or leave things out.',
    { heading: 'Advance and payments' },
    'An advance holds your date. Your quote says how much it is and when the rest is due, usually in two or three parts. You can pay by bank transfer, UPI or cheque, and you get a receipt for every payment. We never take payments on this site.',
    { heading: 'If you change the number of guests' },
    'A rough number is enough at first. We ask for the final number about a week before the event. If more guests come on the day, we look after them and count the extra plates together with you.',
    { heading: 'If you change the date or cancel' },
    'Call us as soon as you know. If we are free on the new date, we move your booking. If you cancel, your quote says how much of the advance we return: the earlier you tell us, the more it is.',
    { heading: 'GST' },
    'Every quote shows GST on a line of its own, so you see the full amount before you say yes. Companies get a GST bill.',
    { heading: 'What is not included' },
    'The rent of the venue, licences in your name and what other suppliers charge you directly are not part of our quote, unless it says so. Ask us if you are not sure.',
  ]),
}
