import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { Blob, Buffer as ShapingBuffer, Face, Font, shape } from 'harfbuzzjs'

/** The places of the tables that shaping reads, in the list of known tags of WOFF 2. */
const shapingTables: Record<number, string> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  4: 'maxp',
  26: 'GDEF',
  27: 'GPOS',
  28: 'GSUB',
}
const GLYF = 10
const LOCA = 11
const OTHER_TAG = 63

interface Table {
  data: Uint8Array
  tag: string
}

/** Numbers of the glyphs that HarfBuzz, which browsers shape with, draws for a text. */
export function shaperOf(file: string): (text: string) => number[] {
  const font = new Font(new Face(new Blob(asSfnt(readTables(readFileSync(file))))))
  return (text) => {
    const buffer = new ShapingBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
  }
}

/** https://www.w3.org/TR/WOFF2/#table_dir_format */
function readTables(woff2: Buffer): Table[] {
  let at = 48
  const byte = () => woff2.readUInt8(at++)
  const number = () => {
    let value = 0
    for (;;) {
      const next = byte()
      value = value * 128 + (next & 127)
      if (next < 128) return value
    }
  }
  const directory = Array.from({ length: woff2.readUInt16BE(12) }, () => {
    const flags = byte()
    const place = flags & 63
    if (place === OTHER_TAG) at += 4
    const length = number()
    const isOutline = place === GLYF || place === LOCA
    const isTransformed = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0
    return { place, length: isTransformed ? number() : length }
  })
  const all = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)))
  let start = 0
  return directory.flatMap(({ length, place }) => {
    const data = all.subarray(start, (start += length))
    const tag = shapingTables[place]
    return tag ? [{ data, tag }] : []
  })
}

function asSfnt(tables: Table[]): Uint8Array {
  const head = Buffer.alloc(12 + tables.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.length, 4)
  let offset = head.length
  const padded = tables
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
    .map(({ data, tag }, place) => {
      const entry = 12 + place * 16
      head.write(tag, entry, 'latin1')
      head.writeUInt32BE(offset, entry + 8)
      head.writeUInt32BE(data.length, entry + 12)
      const room = Math.ceil(data.length / 4) * 4
      offset += room
      return Buffer.concat([data], room)
    })
  return Buffer.concat([head, ...padded])
}
