export const password = {
  forgotten: 'Forgotten password?',
  back: 'Back to login',
  forgot: {
    title: 'Forgotten Password',
    lede: 'Write the email you log in with. We send a link there to choose a new password.',
    submit: 'Send the link',
    sent: (minutes: number) =>
      `If an account has this email, a link is on its way. It works once, for ${minutes} minutes; of several emails only the newest has a working link. No email? Look in the spam folder, or ask an administrator.`,
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

export const login = {
  brand: 'Events & Catering',
  tagline: 'Admin panel',
  title: 'Admin Login',
  email: 'Email',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  ofPassword: 'password',
  submit: 'Login',
  success: 'Login successful! Redirecting…',
  failed: (reason: string) => `Login failed: ${reason}`,
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  noReason: 'The server gave no reason. Try again in a moment.',
  noScript: 'Logging in needs JavaScript. Switch it on in your browser and load this page again.',
  rights: (year: string, name: string) => `© ${year} ${name}. All rights reserved.`,
}

export const passwordEmail = {
  subject: 'Choose a new password',
  asked: (site: string) =>
    `somebody, most likely you, asked for a new password for the admin panel${site && ` of ${site}`}.`,
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  works: (minutes: number) =>
    `The link works once, for ${minutes} minutes. A newer one makes it useless.`,
  open: 'Choose a new password',
  notYou: 'It was not you? Then ignore this email: your password stays as it is.',
}

const wait = (seconds: number) =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

export const signIn = {
  tooMany: (seconds: number) =>
    `Too many tries. Wait ${wait(seconds)}, or choose a new password by email.`,
  noEmail: 'Write an email address.',
  noMailServer:
    'This website cannot send email yet. Ask another administrator to set a new password for you. Or ask the person who runs the server for a link: npm run admin -- your email',
  asked: 'If an account has this email, a link is on its way.',
  tooManyEmails: (seconds: number) => `Too many emails requested. Try again in ${wait(seconds)}.`,
}

export const sessions = {
  ended: {
    title: 'You have been logged out',
    text: 'Sign in again to go on. What you typed is still here.',
    submit: 'Sign in',
    leave: 'Leave without saving',
  },
  list: {
    title: 'Sessions',
    ownIntro: 'Where you are logged in. A session ends automatically after a time.',
    intro: 'Where this person is logged in.',
    none: 'Not logged in anywhere.',
    started: 'Started',
    expires: 'Expires',
    which: 'Browser',
    thisOne: 'this browser',
    unknown: 'Unknown browser',
    noStart: '—',
    endOthers: 'Log out everywhere else',
    endAll: 'Log out everywhere',
    endedOthers: 'Logged out everywhere else.',
    endedAll: 'Logged out everywhere.',
    failed: 'The sessions could not be ended. Try once more.',
  },
}

export const access = {
  passwordShort: (least: number) => `Choose a password of at least ${least} characters.`,
  passwordLong: (most: number) => `Choose a password of at most ${most} characters.`,
  newPassword: 'Password',
  passwordWeak: (why: string) =>
    `This password is easy to guess: ${why}. Choose four or more words that do not belong together, without your name or email.`,
  weaknesses: {
    common: 'it is mostly words or passwords that many people use',
    date: 'it is mostly a date or a year',
    keyboard: 'it follows the keys of the keyboard',
    own: 'it is mostly your name or email',
    repeat: 'it repeats the same letters',
    sequence: 'it follows the alphabet or counts up',
  },
  currentPassword: {
    label: 'Current password',
    description: 'Needed to change your email or password.',
    fresh: 'New password',
    change: 'Change password',
    cancel: 'Keep the password',
    saved: 'The new password is saved.',
    missing: 'Enter your current password to change your email or password.',
    wrong: 'This is not your current password.',
  },
  onePopular: (title: string) =>
    `Only one plan may be the most popular. Take the mark off “${title}” first.`,
  pictureUsed: (places: string) =>
    `This picture is used: ${places}. Choose another picture there, then delete this one.`,
  usedIn: 'Used in',
  usedNowhere: 'Not used anywhere.',
  typeAndEnter: 'Type here, then press Enter',
  categoryOfKind: 'Choose a category that belongs to this kind of service.',
  foodMarks:
    'Food with non-veg dishes cannot be Jain, satvik or vegan as a whole. Choose these under On request.',
  foodOnRequest: 'This is a food mark already. Choose it in one of the two fields only.',
  pinCode: 'Write the six digits of the PIN code, like 302001.',
  redirects: {
    missing: 'Write a path of this site, like /all-events.',
    ownPath:
      'Write only a path of this site: it begins with one / and has no spaces, like /old-page.',
    reserved: 'This path belongs to the panel or to the site itself. Choose another one.',
    page: 'There is a page at this address, so it cannot be redirected.',
    circle: 'With this, visitors would be sent in a circle. Choose a page that leads nowhere else.',
  },
  webAddress: 'Write the address like https://www.example.com.',
  linkTarget:
    'Write a web address (https://…), a page of this site (/…), an email (mailto:…) or a phone (tel:…).',
  openingHours: 'Choose at least one day, and when you open and close, in every row.',
  openingRow: {
    days: 'Open on',
    opens: 'Opens',
    closes: 'Closes',
    add: 'Add hours',
    remove: (days: string) => `Remove the hours of ${days || 'this row'}`,
  },
  eventsPerDay: 'Write a whole number from 1 to 99, or leave it empty.',
  gstin: 'Write the 15 characters of the GSTIN, like 08ABCDE1234F1Z0.',
  fssai: 'Write the 14 digits of the licence.',
  order: 'Write a whole number from 0 to 10000. Lower numbers come first.',
  day: 'Write the day as YYYY-MM-DD, for example 2026-12-31.',
  sessionEnded: 'You have been logged out. Sign in again.',
  changedMeanwhile: 'This account was changed at the same moment. Try again.',
  savedMeanwhile:
    'Not saved: someone else saved this at the same moment. Save again to replace it, or load the page again to see it.',
  lastAdmin: 'This is the only administrator. Make another one first.',
  missingInFirst:
    'This is missing in English. Switch to English above, fill it in and save there first.',
  placeholder: (name: string) => `{${name}} is not filled in by anything. Check its spelling.`,
  referencePrefix: 'Write two to five capital letters, for example JU.',
  replyText: 'This field is required.',
}
