const wait = (seconds: number) =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

/** What signing in, a new password and sessions say on the server. */
export const signIn = {
  tooMany: (seconds: number) =>
    `Too many tries. Wait ${wait(seconds)}, or choose a new password by e-mail.`,
  noEmail: 'Write an e-mail address.',
  noMailServer:
    'This website cannot send email yet. Ask another administrator to set a new password for you. Or ask the person who runs the server for a link: npm run admin -- your e-mail',
  asked: 'If an account has this e-mail, a link is on its way.',
  tooManyMails: (seconds: number) => `Too many mails asked for. Try again in ${wait(seconds)}.`,
}
