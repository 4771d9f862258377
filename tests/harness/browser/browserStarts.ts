import { execa } from 'execa'

/** Whether a browser is there and runs: on Ubuntu, chromium-browser may only be a hint to install it. */
export async function browserStarts(file: string): Promise<boolean> {
  const { failed } = await execa(file, ['--version'], {
    reject: false,
    stdin: 'ignore',
    timeout: 20_000,
  })
  return !failed
}
