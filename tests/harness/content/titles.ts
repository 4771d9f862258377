import { readdirSync } from 'node:fs'

/** The specification's titles, in its order. */
export const eventTitles = [
  'Royal Wedding Setup',
  'Corporate Gala Night',
  'Live Concert Arrangement',
  'Haldi Ceremony Setup',
  'Mehndi Ceremony Setup',
  'Birthday Party Celebration',
  'Kitty Party Elegance',
  'Ring Ceremony Celebration',
  'Bridal & Groom Grand Entrance',
  'Lighting & Floral Décor',
  'Theme based Decoration',
  'New Year Party Celebration',
]

/** Eleven of the specification, and ours. */
export const cateringTitles = [
  'Traditional Rajasthani Thali',
  'Live Chaat & Snacks Counter',
  'Out Side Catering',
  'Live Food Counter',
  'Delicious Chaat Counter',
  'Wedding Catering',
  'Birthday Party Catering',
  'Corporate Catering',
  'Drinking Water Service',
  'Chinese Catering',
  'Fast Food Catering',
  'Rajwadi Non-Veg Catering',
]

export const pictureCount = readdirSync('seed/assets', {
  encoding: 'utf8',
  recursive: true,
}).filter((name) => name.endsWith('.webp')).length
