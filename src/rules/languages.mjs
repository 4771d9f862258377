/**
 * The languages of the pages, one row each, the first at the root of the site. Routes, the panel's
 * languages, the switch, sitemap and search engines' tags are made from it; next.config.mjs reads it,
 * which is no TypeScript. `script` chooses the fonts, `tag` formats days and numbers, `graph` is Open
 * Graph's name; `offer` is what a browser that prefers this language is shown on a page of another one,
 * `read` a link to a longer text.
 */
export const languages = /** @type {const} */ ({
  en: {
    name: 'English',
    offer: 'Read this page in English',
    read: 'Read in English',
    close: 'Close',
    dir: 'ltr',
    script: 'latin',
    tag: 'en-IN',
    graph: 'en_IN',
  },
  hi: {
    name: 'हिन्दी',
    offer: 'यह पेज हिन्दी में पढ़ें',
    read: 'हिन्दी में पढ़ें',
    close: 'बंद करें',
    dir: 'ltr',
    script: 'devanagari',
    tag: 'hi-IN',
    graph: 'hi_IN',
  },
})
