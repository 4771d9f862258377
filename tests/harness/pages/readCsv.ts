type Row = Record<string, string>

/** RFC 4180, read independently of what wrote it. */
export function rowsOf(text: string): Row[] {
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/gy
  const lines: string[][] = [[]]
  for (const body = text.replace(/^\ufeff/, ''); cell.lastIndex < body.length;) {
    const [, value = '', end] = cell.exec(body) ?? []
    lines.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end === '\r\n') lines.push([])
    if (end === undefined) throw new Error('This is no CSV')
  }
  const [headers = [], ...rows] = lines.filter((line) => line.length > 1)
  return rows.map((row) =>
    Object.fromEntries(headers.map((name, index) => [name, row[index] ?? ''])),
  )
}
