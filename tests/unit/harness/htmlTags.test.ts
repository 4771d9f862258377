import { expect, it } from 'vitest'
import { linksIn, mainText, tagsIn } from '../../harness/pages/htmlTags'

const html = `<!DOCTYPE html><html lang="en"><head>
<meta property="og:image" content="/og?a=1&amp;b=2"/><link rel="canonical" href="/about"/></head>
<body><main class="m"><h1>10<!-- -->+ years</h1>
<a href="/faqs#it&#x27;s">A</a><a>none</a><abbr href="/no"></abbr><input disabled=""/></main>
<script>self.push("<a href=\\"/in-a-script\\">")</script><script src="/x.js" async=""></script>
<a class="b" href="/last">L</a></body></html>`

it('[Z1] reads the attributes of served tags, and nothing in scripts', () => {
  expect(tagsIn(html, 'meta')).toEqual([{ content: '/og?a=1&b=2', property: 'og:image' }])
  expect(tagsIn(html, 'link')).toEqual([{ href: '/about', rel: 'canonical' }])
  expect(tagsIn(html, 'input')).toEqual([{ disabled: '' }])
  expect(linksIn(html)).toEqual(["/faqs#it's", '/last'])
})

it('[Z1] reads the words of main as one text', () => {
  expect(mainText(html)).toBe(' 10+ years A none ')
  expect(() => mainText('<p>no main</p>')).toThrow('The page has no main')
})
