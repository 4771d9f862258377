/**
 * The languages of the pages, one row each, the first at the root of the site. Routes, the panel, the
 * language switch, the sitemap and SEO tags use this table. Not TypeScript, because next.config.mjs reads it.
 * `script` selects the fonts, `zero` is its digit 0, `tag` formats days and numbers, `graph` is the locale of
 * Open Graph. `offer` is shown on pages in another language to browsers that prefer this one; `read` links to
 * a longer text.
 */
export const languages = /** @type {const} */ ({
  en: {
    name: 'English',
    offer: 'Read this page in English',
    read: 'Read in English',
    close: 'Close',
    dir: 'ltr',
    script: 'latin',
    zero: '0',
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
    zero: '\u0966',
    tag: 'hi-IN',
    graph: 'hi_IN',
  },
})
