import { crc32, deflateSync } from 'node:zlib'

interface Size {
  height: number
  width: number
}

/** A PNG of few bytes that says it is that large; what it holds is zeros, folded. */
export function hugePng({ height, width }: Size): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit a pixel, grey.
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(Math.min(height * Math.ceil(width / 8 + 1), 120_000_000)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND')])
}

function chunk(type: string, data = Buffer.alloc(0)) {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body) >>> 0)
  return Buffer.concat([length, body, sum])
}
