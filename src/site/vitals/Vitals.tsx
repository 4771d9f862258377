import { VitalsSample } from './VitalsSample.client'

export function Vitals({ sample }: { sample: number }) {
  return sample > 0 ? <VitalsSample sample={sample} /> : null
}
