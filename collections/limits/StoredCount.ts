import type { mongo } from 'mongoose'

/** How many requests of one sender came, in each of its windows. */
export interface StoredCount {
  _id: string
  /** When MongoDB may forget it. */
  expire: Date
  /** Named after its seconds. */
  [window: `s${number}`]: Window | undefined
}

export interface Window {
  expire: Date
  points: number
}

export type CountStore = Pick<
  mongo.Collection<StoredCount>,
  'bulkWrite' | 'findOneAndUpdate' | 'insertMany'
>
