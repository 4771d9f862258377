/** Padded as Oxfmt pads it, so that what a bench wrote passes the check of the format. */
export function markdownTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, index) =>
    Math.max(3, ...[head, ...rows].map((cells) => cells[index]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
