const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}

const unescape = (text: string) =>
  text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, '')

/**
 * The attributes of each tag of that name, outside of scripts. It reads HTML as React writes it: every
 * value in double quotes, and no `>` or `"` in a value but as an entity.
 */
export function tagsIn(html: string, name: string): Record<string, string>[] {
  const tags = withoutScripts(html).matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'))
  return [...tags].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        unescape(value),
      ]),
    ),
  )
}

/** Where the links of a page lead, as they are written. */
export const linksIn = (html: string) =>
  tagsIn(html, 'a').flatMap(({ href }) => (href === undefined ? [] : [href]))

/** What a visitor reads in `main`, without tags and scripts, each run of white space as one blank. */
export function mainText(html: string): string {
  const main = /<main.*<\/main>/s.exec(withoutScripts(html))?.[0]
  if (main === undefined) throw new Error('The page has no main')
  const words = main.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ')
  return unescape(words.replace(/\s+/g, ' '))
}
