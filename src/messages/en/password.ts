/** What the pages say that lead to a new password. */
export const password = {
  forgotten: 'Forgotten password?',
  back: 'Back to login',
  forgot: {
    title: 'Forgotten Password',
    lede: 'Write the e-mail you log in with. We send a link there to choose a new password.',
    submit: 'Send the link',
    sent: (minutes: number) =>
      `If an account has this e-mail, a link is on its way. It works once, for ${minutes} minutes; of several e-mails only the newest has a working link. No mail? Look in the spam folder, or ask an administrator.`,
    failed: (reason: string) => `Not sent: ${reason}`,
  },
  reset: {
    title: 'New Password',
    label: 'New password',
    hint: (least: number) => `At least ${least} characters; a few words are easy to keep in mind.`,
    submit: 'Save and log in',
    done: 'New password saved. Redirecting…',
    everywhere: 'You will be logged out everywhere else.',
    failed: (reason: string) => `Not saved: ${reason}`,
    expired: 'This link has expired or was used already. A link works once, and not for long.',
    again: 'Send a new link',
  },
}
