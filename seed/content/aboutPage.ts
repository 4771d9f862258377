import type { AboutPage } from '@/payload-types'
import { richText } from '../richText'
import type { PictureFile } from './pictures'

type AboutContent = Pick<AboutPage, 'title' | 'story' | 'experience' | 'experienceText'> & {
  picture: PictureFile
}

export const aboutPage: AboutContent = {
  title: 'We begin with the kitchen and the courtyard',
  story: richText(
    'Every event starts with a walk through the venue and a talk with the family. Then we draw the setup, taste the menu together and put one person in charge from the first call to the last guest.',
    'Our cooks and decorators work from one plan, so the lights are on and the starters are ready when your guests walk in. Everything we promise is written in the quote. If something has to change, we ask you first.',
    'We work in and around Jaipur, in gardens, farmhouses, hotels and homes.',
  ),
  experience: '10+',
  experienceText: 'years of planning events in Jaipur',
  picture: 'story.webp',
}
