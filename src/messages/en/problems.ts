import type { ProblemCode } from '@/domain/problems'

type Say = (count?: number) => string

/** One sentence for each thing that can be wrong with a field. */
export const problems: Record<ProblemCode, Say> = {
  required: () => 'Please enter your phone number so that we can call you back.',
  replyTo: () => 'Please enter your phone number or e-mail so that we can answer.',
  message: () => 'Please write a message.',
  phoneDigits: (count) => `Please enter all 10 digits. This number has ${count}.`,
  phoneForeign: () =>
    'We can call only Indian numbers (+91). Please give one, or reach us by e-mail or WhatsApp.',
  dayUnknown: () => 'Please choose a date from the calendar.',
  dayPast: () => 'This date has passed. Please choose today or later.',
  guestsWhole: () => 'Please enter the number of guests as a whole number.',
  guestsRange: (max) =>
    `Please enter a number of guests from 1 to ${max?.toLocaleString('en-IN')}.`,
  email: () => 'Please enter an address like name@example.com.',
  choice: () => 'Please choose one from the list.',
  tooLong: (max) => `This is too long: at most ${max?.toLocaleString('en-IN')} characters.`,
  text: () => 'Please enter text here.',
}
