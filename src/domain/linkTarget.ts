/** An address of the web with a host, an e-mail, a phone, a path of this site, or a place on the page. */
const targets = [
  /^https?:\/\/[^\s/?#\\]+(?:[/?#]\S*)?$/i,
  /^mailto:[^\s@]+@[^\s@]+$/i,
  /^tel:\+?[\d().-]+$/i,
  /^\/(?![/\\])\S*$/,
  /^#\S+$/,
]

/** True for what a link in a text may lead to; never a script, a file or another program. */
export const isLinkTarget = (value: unknown) =>
  typeof value === 'string' && targets.some((target) => target.test(value))
