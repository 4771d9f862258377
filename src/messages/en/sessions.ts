/** What the panel says of sessions. */
export const sessions = {
  ended: {
    title: 'You have been logged out',
    text: 'Sign in again to go on. What you typed is still here.',
    submit: 'Sign in',
    leave: 'Leave without saving',
  },
  list: {
    title: 'Sessions',
    ownIntro: 'Where you are logged in. A session ends by itself when its time is over.',
    intro: 'Where this person is logged in.',
    none: 'Not logged in anywhere.',
    started: 'Started',
    expires: 'Expires',
    which: 'Browser',
    thisOne: 'this browser',
    unknown: 'Unknown browser',
    endOthers: 'Log out everywhere else',
    endAll: 'Log out everywhere',
    endedOthers: 'Logged out everywhere else.',
    endedAll: 'Logged out everywhere.',
    failed: 'The sessions could not be ended. Try once more.',
  },
}
