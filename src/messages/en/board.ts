import type { BookingStatus } from '@/domain/bookingStatus'
import { statusWord } from './bookingWork'

const count = (value: number) => value.toLocaleString('en-IN')

interface Move {
  to: BookingStatus
  who: string
}

/** The name of a column; `other` holds what stands at no stage that this version knows. */
const stage = (name: string) => (name === 'other' ? 'Other stages' : statusWord(name))

/** The board of the desk: what it shows, and what dragging says aloud. */
export const board = {
  title: 'Board',
  intro: 'Every request by its stage. Drag a card to the next one, or choose it in its menu.',
  columns: 'Stages',
  label: 'Requests by stage',
  lastDays: (days: number) => `last ${days} days`,
  cards: (cards: number) => (cards === 1 ? '1 request' : `${count(cards)} requests`),
  none: 'Nothing here.',
  empty: 'No requests yet.',
  emptyHint: 'They appear here as soon as somebody writes.',
  all: 'Show all',
  stage,
  allOf: (name: string) => `Show all ${stage(name).toLowerCase()}`,
  unnamed: 'No name',
  guests: (guests: number) => (guests === 1 ? '1 guest' : `${count(guests)} guests`),
  noDate: 'No date yet',
  waits: (wait: string) => `Unanswered for ${wait}`,
  followUp: (day: string) => `Follow up ${day}`,
  followUpLate: (day: string) => `Follow-up was due ${day}`,
  handle: (who: string) => `Drag ${who}`,
  moved: ({ to, who }: Move) => `${who} moved to ${statusWord(to)}`,
  movedBack: ({ to, who }: Move) => `${who} is back in ${statusWord(to)}`,
  undo: 'Undo',
  undoOf: (who: string) => `Undo the move of ${who}`,
  notMoved: (who: string) => `${who} was not moved`,
  close: 'Close',
  loadFailed: 'The board could not be read.',
  loadHint: 'Your data is safe. Load the page again in a moment.',
  drag: {
    instructions:
      'Press Space or Enter to lift the request. Left and right arrows choose the stage, Space or Enter drops it there, Escape puts it back.',
    lifted: ({ who }: { who: string }) => `${who} lifted.`,
    over: ({ to, who }: Move) => `${who} is over ${statusWord(to)}.`,
    outside: (who: string) => `${who} is over no stage.`,
    refused: ({ to, who }: Move) => `${who} cannot go to ${statusWord(to)}.`,
    dropped: ({ to, who }: Move) => `${who} dropped in ${statusWord(to)}.`,
    cancelled: (who: string) => `${who} put back.`,
  },
}
