import { cpus, totalmem } from 'node:os'
import { execa } from 'execa'

/** What a report says of the commit and of the machine it was made on. */
export async function madeFrom(): Promise<string> {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const machine = `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.version}`
  return `Commit ${await commit()}. Machine: ${machine}.`
}

/** Reports that were written before do not count as changes. */
async function commit(): Promise<string> {
  const git = (...args: string[]) => execa('git', args, { reject: false })
  const { failed, stdout } = await git('rev-parse', '--short=8', 'HEAD')
  if (failed) return 'unknown'
  const { stdout: changes } = await git('status', '--porcelain', '--', '.', ':!docs')
  return changes ? `${stdout} with changes` : stdout
}
