/** The mail with the link to a new password. */
export const passwordMail = {
  subject: 'Choose a new password',
  asked: (site: string) =>
    `somebody, most likely you, asked for a new password for the admin panel${site && ` of ${site}`}.`,
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  works: (minutes: number) =>
    `The link works once, for ${minutes} minutes. A newer one makes it useless.`,
  open: 'Choose a new password',
  notYou: 'It was not you? Then leave this mail alone: your password stays as it is.',
}
