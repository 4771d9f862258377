export type Row = Record<string, string>

interface Table {
  /** The nearest heading above it. */
  heading: string
  /** The last line of text above it. */
  text: string
  rows: Row[]
}

/** Every table of a Markdown page; a row is named by the column heads. */
export function readTables(page: string): Table[] {
  const tables: Table[] = []
  let heading = ''
  let text = ''
  let lines: string[] = []
  for (const line of [...page.split('\n'), '']) {
    if (line.startsWith('|')) lines.push(line)
    else {
      if (lines.length > 0) tables.push({ heading, rows: rowsOf(lines), text })
      lines = []
      if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
      if (line) text = line
    }
  }
  return tables
}

function rowsOf([head = '', , ...lines]: string[]): Row[] {
  const names = cellsOf(head)
  return lines.map((line) => {
    const cells = cellsOf(line)
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  })
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
