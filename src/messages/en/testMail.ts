/** The e-mail that `npm run mail:test` sends. */
export const testMail = {
  subject: 'Test e-mail',
  text: (site: string) =>
    `The mail server of ${site} works: this e-mail came through it. Is it in the folder for spam? Then SPF, DKIM or DMARC of the sender's domain are missing.`,
}
