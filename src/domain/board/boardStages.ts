/** The columns of the board, in the order of the work. */
export const boardStages = ['new', 'contacted', 'quoted', 'confirmed', 'completed', 'lost'] as const
export type BoardStage = (typeof boardStages)[number]

/** What is done leaves the board after these days. */
export const DONE_DAYS = 30

export const isDone = (stage: string) => stage === 'completed' || stage === 'lost'

export function isBoardStage(value: unknown): value is BoardStage {
  return (boardStages as readonly unknown[]).includes(value)
}
