import { stringify } from 'csv-stringify/sync'

export type CsvCell = string | number | null | undefined

/** Escapes what a spreadsheet would run as a formula. Numbers stay as they are. */
export function csvLines(rows: readonly CsvCell[][], { isFirst }: { isFirst: boolean }): string {
  return stringify(
    rows.map((row) => row.map(escapeInside)),
    {
      bom: isFirst,
      escape_formulas: true,
      // A spreadsheet reads a line break without quotes as the end of a record.
      quoted_match: /[\r\n]/,
      record_delimiter: 'windows',
    },
  )
}

/**
 * A spreadsheet that separates cells by semicolons or tabs splits a cell there and at line breaks, and each
 * part could be a formula.
 */
function escapeInside(cell: CsvCell): string | number {
  if (typeof cell !== 'string') return cell ?? ''
  return cell.replace(/(?<=[^])([;\t\r\n][\s"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'")
}

interface CsvFile {
  /** Without the extension. */
  name: string
  /** Called when the first part is sent. */
  onBreak: (error: unknown) => void
  parts: AsyncGenerator<string>
}

/**
 * Sends the file in parts. Reads the first part before the response, so that an error can still set the
 * status.
 */
export async function csvFile({ name, onBreak, parts }: CsvFile): Promise<Response> {
  const first = await parts.next()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(first.value ?? '')),
    pull: async (stream) => {
      try {
        const { done, value } = await parts.next()
        if (done) stream.close()
        else stream.enqueue(encoder.encode(value))
      } catch (error) {
        onBreak(error)
        stream.error(error)
      }
    },
    cancel: async () => {
      await parts.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Content-Type': 'text/csv; charset=utf-8',
    },
  })
}
