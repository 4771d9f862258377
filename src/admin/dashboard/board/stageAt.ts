import { pointerWithin, rectIntersection, type CollisionDetection } from '@dnd-kit/core'

/** The column under the pointer; the keyboard has none, so there the column under the card. */
export const stageAt: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)
