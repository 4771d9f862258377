import type { Payload } from 'payload'
import { openMemory, openPictureIds } from './database'
import type { Seeding } from './database'
import { seedGlobals } from './globalsStep'
import { seedMedia } from './mediaStep'
import type { Outcome } from './seedItems'
import {
  seedDishes,
  seedFaqs,
  seedGallery,
  seedPlans,
  seedServices,
  seedTeam,
  seedTestimonials,
} from './steps'

/** In this order, so that documents exist before others refer to them. */
const steps: [name: string, step: (seeding: Seeding) => Promise<Outcome>][] = [
  ['media', seedMedia],
  ['faqs', seedFaqs],
  ['services', seedServices],
  ['dishes', seedDishes],
  ['plans', seedPlans],
  ['team', seedTeam],
  ['gallery', seedGallery],
  ['testimonials', seedTestimonials],
  ['globals', seedGlobals],
]

export interface SeedOptions {
  isDemo?: boolean
  payload: Payload
  report: (line: string) => void
}

export async function seedContent({ isDemo = false, payload, report }: SeedOptions): Promise<void> {
  const memory = await openMemory(payload)
  const pictures = openPictureIds({ payload, memory })
  for (const [name, step] of steps) {
    report(`${name}: ${inWords(await step({ isDemo, memory, payload, pictures }))}`)
  }
}

function inWords({ made, translated, leftOut }: Outcome) {
  const parts = []
  if (made > 0) parts.push(`${made} made`)
  if (translated > 0) parts.push(`${translated} translated`)
  if (leftOut > 0) parts.push(`${leftOut} left out because the picture was removed`)
  return parts.join(', ') || 'unchanged'
}
