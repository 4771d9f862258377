// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** @type {Record<string, string>} The compressed files and the Content-Type that Next sends for them. */
const types = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
}

const STATIC_PATH = '/_next/static/'

/** The first name of Brotli in an Accept-Encoding header, unless it is refused with `q=0`. */
export const acceptsBrotli = /(?:^|[,\s])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/i

const compress = promisify(brotliCompress)

/** @param {string} distDir The folder of the build, `.next`. */
const staticFolder = (distDir) => path.join(distDir, 'static')

/**
 * Writes `FILE.br` beside each script and style sheet of a build, with Brotli's best quality, which takes too
 * long for a request. Next calls it after compiling.
 * @param {{ distDir: string }} build
 */
export async function compressFiles({ distDir }) {
  const folder = staticFolder(distDir)
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => path.extname(file) in types)
      .map(async (file) => {
        const content = await readFile(path.join(folder, file))
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        await writeFile(path.join(folder, `${file}.br`), await compress(content, { params }))
      }),
  )
}

/**
 * Makes Next send `FILE.br` for a script or style sheet if the client accepts Brotli.
 * @param {{ distDir: string }} build
 */
export async function preferCompressed({ distDir }) {
  const files = await readdir(staticFolder(distDir), { recursive: true }).catch(() => [])
  const compressed = new Set(
    files
      .filter((file) => file.endsWith('.br'))
      .map((file) => STATIC_PATH + file.slice(0, -'.br'.length).split(path.sep).join('/')),
  )
  /** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} */
  return (request, response) => {
    const { headers, method, url = '' } = request
    const [file = '', query] = url.split('?')
    // A range is a part of the file as it is.
    if (!compressed.has(file) || method !== 'GET' || headers.range) return
    response.setHeader('Vary', 'Accept-Encoding')
    if (!acceptsBrotli.test(headers['accept-encoding'] ?? '')) return
    request.url = `${file}.br${query === undefined ? '' : `?${query}`}`
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Type', types[path.extname(file)] ?? '')
  }
}
