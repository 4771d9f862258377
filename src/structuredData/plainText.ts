interface Node {
  type?: string
  text?: string
  children?: Node[]
}

/** The words of a rich text without their form, a line for each paragraph or item. */
export function plainText({ root }: { root: Node }): string {
  return linesOf(root).join('\n')
}

const inline = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])

function linesOf({ children = [] }: Node): string[] {
  if (children.every(({ type }) => inline.has(type ?? ''))) {
    return [children.map(wordsOf).join('').trim()].filter(Boolean)
  }
  return children.flatMap(linesOf)
}

function wordsOf({ children = [], text, type }: Node): string {
  if (type === 'linebreak' || type === 'tab') return ' '
  return text ?? children.map(wordsOf).join('')
}
