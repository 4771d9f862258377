import { VitalsSample } from './VitalsSample.client'

/** Measures a share of the visits, from 0 for none to 1 for all. */
export function Vitals({ sample }: { sample: number }) {
  return sample > 0 ? <VitalsSample sample={sample} /> : null
}
