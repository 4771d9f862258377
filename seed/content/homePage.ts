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
    text: 'Mandaps, lights and feasts from one family of planners and cooks. Tell us the day; we take it from there.',
  },
  pictures: { image: 'hero.webp', tallImage: 'hero-tall.webp' },
  events: {
    kicker: 'Events',
    title: 'From the first lamp to the last song',
    text: 'Weddings, company evenings, concerts and parties, set up at your venue and run by one coordinator.',
  },
  catering: {
    kicker: 'Catering',
    title: 'Brass, ghee and slow fire',
    text: 'From a Rajasthani thali to a row of live counters, cooked fresh where you celebrate.',
  },
  plans: {
    kicker: 'Plans',
    title: 'Three ways to begin',
    text: 'A starting point, never a fixed menu. We write the quote after we talk.',
  },
  contact: {
    kicker: 'Contact',
    title: 'Tell us about the day',
    text: 'Call, write or send the form. We answer in person.',
  },
  about: {
    kicker: 'About',
    title: 'We begin with the kitchen and the courtyard',
    text: 'Every event starts with a walk through the venue and a talk with the family. Then we draw the setup, taste the menu together and put one person in charge from the first call to the last guest.\n\nWe work in and around Jaipur, in gardens, farmhouses, hotels and homes.',
  },
  team: {
    kicker: 'Team',
    title: 'The person behind the plan',
    text: 'You meet the one who draws your setup and tastes your menu.',
  },
}
