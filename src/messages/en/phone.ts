/** What is said beside a phone number while it is typed. */
export const phone = {
  countryCode: '+91',
  eleven: 'An Indian number has 10 digits. The last key was not added.',
  tooMany: (count: number) => `This number has ${count} digits. An Indian number has 10.`,
  foreign: 'We can call only Indian numbers (+91). From abroad, please reach us this way:',
  email: 'E-mail us',
  whatsapp: 'WhatsApp us',
  chat: (number: string) => `Hello! I am planning an event in Jaipur. My number is ${number}.`,
}
