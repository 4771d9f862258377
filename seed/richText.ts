import type { Faq } from '@/payload-types'

export function richText(...paragraphs: string[]): Faq['answer'] {
  return {
    root: {
      type: 'root',
      children: paragraphs.map(paragraph),
      direction: 'ltr',
      format: '',
      indent: 0,
      version: 1,
    },
  }
}

function paragraph(text: string) {
  return {
    type: 'paragraph',
    children: [{ type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text, version: 1 }],
    direction: 'ltr',
    format: '',
    indent: 0,
    textFormat: 0,
    textStyle: '',
    version: 1,
  }
}

export type Block = string | { heading: string } | { list: string[] }

const rest = { direction: 'ltr', format: '', indent: 0, version: 1 } as const

export function richDocument(blocks: Block[]): Faq['answer'] {
  return { root: { type: 'root', children: blocks.flatMap(nodesOf), ...rest } }
}

function nodesOf(block: Block) {
  if (typeof block === 'string') return richText(block).root.children
  if ('heading' in block) {
    return [{ type: 'heading', children: [text(block.heading)], tag: 'h2', ...rest }]
  }
  const items = block.list.map((line, index) => ({
    type: 'listitem',
    children: [text(line)],
    value: index + 1,
    ...rest,
  }))
  return [{ type: 'list', children: items, listType: 'bullet', start: 1, tag: 'ul', ...rest }]
}

function text(words: string) {
  return { type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text: words, version: 1 }
}
