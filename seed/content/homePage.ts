import type { HomePage } from '@/payload-types'
import type { PictureFile } from './pictures'

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
    text: 'Weddings, company evenings, concerts and parties, set up at your venue and run by one coordinator.',
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
    text: 'Every event starts with a walk through the venue and a talk with the family. Then we draw the setup, taste the menu together and put one person in charge from the first call to the last guest.\n\nWe work in and around Jaipur, in gardens, farmhouses, hotels and homes.',
  },
  team: {
    kicker: 'Team',
    title: 'The person behind the plan',
    text: 'Meet the person who plans your setup and tastes your menu.',
  },
}
