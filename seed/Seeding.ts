import type { Payload } from 'payload'
import type { Memory } from './Memory'
import type { PictureIds } from './PictureIds'

/** What every step of the seed works with. */
export interface Seeding {
  payload: Payload
  memory: Memory
  pictures: PictureIds
}
