import type { PricingPlan } from '@/payload-types'

type PlanContent = Pick<PricingPlan, 'title' | 'features' | 'icon' | 'popular' | 'colour'>

export const plans: PlanContent[] = [
  {
    title: 'Basic',
    features: ['Venue Setup', '2 Dishes', '1 Staff'],
    icon: 'arch',
    popular: false,
    colour: 'sandstone',
  },
  {
    title: 'Premium',
    features: ['Venue Setup', '5 Dishes', '2 Staff', 'Decoration'],
    icon: 'diya',
    popular: true,
    colour: 'rani',
  },
  {
    title: 'Royal',
    features: ['Full Event Management', '10 Dishes', 'Live Counters', 'Full Decoration & Sound'],
    icon: 'crown',
    popular: false,
    colour: 'maroon',
  },
]
