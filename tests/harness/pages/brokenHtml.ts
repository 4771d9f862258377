interface Element {
  attributes: string
  children: number
  hasName: boolean
  name: string
}

const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'area', 'col'])

/** Elements that are there for their words. */
const named =
  /^(?:a|b|blockquote|button|dd|dt|em|figcaption|h[1-6]|label|li|p|strong|summary|title|option|legend|td|th)$/
/** These may hold a picture that only decorates. */
const mayBePicture = /^(?:li|p|dd|td)$/
const lists = /^(?:dl|ol|ul|select|tbody)$/

/** Filled in later, or not for reading. */
const quiet = / (?:aria-hidden="true"|role="(?:alert|status)"|hidden="")/

/** What no visitor may see: a value without words written as one, and an element without its words. */
export function brokenParts(html: string): string[] {
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const values = [
    ...around(html, /\bundefined\b|\[object |\bNaN\b|Invalid Date|"Answer"(?!,"text":"[^"])/g),
    ...around(shown, /(?<=>|"|\s)null(?=<|"|\s|[,.])/g),
  ]
  return [...values, ...emptyElements(shown)]
}

const CONTEXT = 40

const around = (html: string, wanted: RegExp) =>
  [...html.matchAll(wanted)].map(({ index }) =>
    html.slice(Math.max(0, index - CONTEXT), index + CONTEXT),
  )

/** Reads HTML as React writes it: every value in double quotes, every element closed. */
function emptyElements(html: string): string[] {
  const found: string[] = []
  const open: Element[] = []
  const give = (elements: Element[]) => elements.forEach((element) => (element.hasName = true))
  const sayName = () => give(open)
  for (const [, text, slash, name = '', attributes = ''] of html.matchAll(
    /([^<>]+)|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|<!--.*?-->|<!\w+>/gs,
  )) {
    if (text !== undefined) {
      if (text.replace(/&nbsp;|\u200b/g, '').trim()) sayName()
    } else if (slash) {
      const element = open.pop()
      if (element && isEmpty(element)) found.push(`<${element.name}${element.attributes}> is empty`)
    } else if (name) {
      const parent = open.at(-1)
      if (parent) parent.children += 1
      if (/ (?:alt|aria-label|value|placeholder)="[^"]*\S[^"]*"/.test(attributes)) sayName()
      if (name === 'input' || name === 'progress' || name === 'textarea') sayName()
      if (name === 'img') give(open.filter((around) => mayBePicture.test(around.name)))
      if (empty.has(name)) continue
      const isNamed = /\saria-label="[^"]*\S/.test(attributes) || quiet.test(attributes)
      open.push({ attributes, children: 0, hasName: isNamed, name })
    }
  }
  return found
}

function isEmpty({ children, hasName, name }: Element): boolean {
  if (lists.test(name)) return children === 0
  return named.test(name) && !hasName
}
