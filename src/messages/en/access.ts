/** What the API answers to somebody who may not, or may not like that. */
export const access = {
  passwordShort: (least: number) => `Choose a password of at least ${least} characters.`,
  passwordWeak:
    'This password is easy to guess. Choose four or more words that do not belong together, without your name or e-mail.',
  currentPassword: {
    label: 'Current password',
    description: 'Needed to change your e-mail or password.',
    fresh: 'New password',
    change: 'Change password',
    cancel: 'Keep the password',
    saved: 'The new password is saved.',
    missing: 'Enter your current password to change your e-mail or password.',
    wrong: 'This is not your current password.',
  },
  onePopular: (title: string) =>
    `Only one plan may be the most popular. Take the mark off “${title}” first.`,
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
    'Write a web address (https://…), a page of this site (/…), an e-mail (mailto:…) or a phone (tel:…).',
  openingHours: 'Write the hours like Mo-Su 10:00-20:00, one line for each group of days.',
  eventsPerDay: 'Write a whole number from 1 to 99, or leave it empty.',
  gstin: 'Write the 15 characters of the GSTIN, like 08ABCDE1234F1Z5.',
  fssai: 'Write the 14 digits of the licence.',
  order: 'Write a whole number from 0 to 10000. Lower numbers come first.',
  day: 'Write the day as YYYY-MM-DD, for example 2026-12-31.',
  adminsChange: 'Another administrator is being changed at this moment. Try again.',
  lastAdmin: 'This is the only administrator. Make another one first.',
  placeholder: (name: string) => `{${name}} is not filled in by anything. Check its spelling.`,
  referencePrefix: 'Write two to five capital letters, for example JU.',
  replyText: 'This field is required.',
}
