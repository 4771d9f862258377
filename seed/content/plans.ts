import type { PricingPlan } from '@/payload-types'

type PlanContent = Pick<
  PricingPlan,
  'title' | 'features' | 'icon' | 'popular' | 'colour' | 'dishLimits'
> & {
  /** The titles of the dishes of the sample menu. */
  menu: string[]
}

export const plans: PlanContent[] = [
  {
    title: 'Basic',
    features: ['Venue Setup', '2 Dishes', '1 Staff'],
    icon: 'arch',
    popular: false,
    colour: 'sandstone',
    menu: ['Gatte ki sabzi', 'Tandoori roti'],
    dishLimits: [
      { course: 'mains', most: 1 },
      { course: 'breads', most: 1 },
    ],
  },
  {
    title: 'Premium',
    features: ['Venue Setup', '5 Dishes', '2 Staff', 'Decoration'],
    icon: 'diya',
    popular: true,
    colour: 'rani',
    menu: ['Pyaaz kachori', 'Dal baati churma', 'Ker sangri', 'Jeera rice', 'Moong dal halwa'],
    dishLimits: [
      { course: 'starters', most: 1 },
      { course: 'mains', most: 2 },
      { course: 'rice', most: 1 },
      { course: 'sweets', most: 1 },
    ],
  },
  {
    title: 'Royal',
    features: ['Full Event Management', '10 Dishes', 'Live Counters', 'Full Decoration & Sound'],
    icon: 'crown',
    popular: false,
    colour: 'maroon',
    menu: [
      'Thandai',
      'Pyaaz kachori',
      'Paneer tikka',
      'Raj kachori',
      'Dal baati churma',
      'Ker sangri',
      'Shahi paneer',
      'Missi roti',
      'Ghewar',
      'Mawa kachori',
    ],
    dishLimits: [
      { course: 'welcomeDrinks', most: 1 },
      { course: 'starters', most: 2 },
      { course: 'liveCounters', most: 1 },
      { course: 'mains', most: 3 },
      { course: 'breads', most: 1 },
      { course: 'sweets', most: 2 },
    ],
  },
]
