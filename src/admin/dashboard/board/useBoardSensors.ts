import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { BoardCard } from './BoardCard'
import { stepToStage } from './stepToStage'

const MOUSE_PX = 6
const TOUCH = { delay: 250, tolerance: 8 }

/** A click is no drag, nor is scrolling by finger. */
export function useBoardSensors(cardOf: (id: unknown) => BoardCard | null) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: stepToStage(cardOf) }),
  )
}
