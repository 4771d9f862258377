import type { ProblemCode } from '@/domain/problems'

type Say = (count?: number) => string

/** One sentence for each thing that can be wrong with a field. */
export const problems: Record<ProblemCode, Say> = {
  required: () => 'Write your phone number, so that we can call you back.',
  replyTo: () => 'Write your phone number or your e-mail, so that we can answer.',
  message: () => 'Write your message.',
  phoneDigits: (count) => `Write all 10 digits of the number. This has ${count}.`,
  dayUnknown: () => 'Choose a day from the calendar.',
  dayPast: () => 'This day has passed. Choose today or later.',
  guestsWhole: () => 'Write the number of guests as a whole number.',
  guestsRange: (max) => `Write a number of guests from 1 to ${max?.toLocaleString('en-IN')}.`,
  email: () => 'Write the address like name@example.com.',
  choice: () => 'Choose one of the list.',
  tooLong: (max) => `This is too long: at most ${max?.toLocaleString('en-IN')} characters.`,
  text: () => 'Write this as text.',
}
