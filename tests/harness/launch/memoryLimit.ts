import { readFile } from 'node:fs/promises'

/** In megabytes: what systemd and the containers leave the site, which is one figure. */
export async function memoryLimit() {
  const limits = [
    await gigabytes('deploy/systemd/jharokha.service', /^MemoryMax=(\d+)G$/m),
    await gigabytes('compose.yaml', /^ +mem_limit: (\d+)g$/m),
    await gigabytes('compose.vps.yaml', /^ +mem_limit: (\d+)g$/m),
  ]
  const [first = NaN] = limits
  if (limits.some((one) => one !== first)) throw new Error(`Not one limit: ${limits.join(', ')}.`)
  return first * 1024
}

const gigabytes = async (file: string, pattern: RegExp) =>
  Number(pattern.exec(await readFile(file, 'utf8'))?.[1])
