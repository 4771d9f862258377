// As much of mongod as a start needs: its lock, and the lines of its log, several in one piece.
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [, , ...args] = process.argv
const folder = args[args.indexOf('--dbpath') + 1]
const lock = path.join(folder, 'mongod.lock')
const line = (s, msg, attr = {}) => `${JSON.stringify({ t: {}, s, c: 'CONTROL', msg, attr })}\n`

try {
  writeFileSync(lock, String(process.pid), { flag: 'wx' })
  process.stdout.write(line('I', 'Starting') + line('I', 'Waiting for connections'))
} catch {
  const error = `DBPathInUse: Unable to lock the lock file: ${lock}. Another mongod instance is already running`
  process.stdout.write(
    line('I', 'Starting') +
      line('E', 'DBException in initAndListen, terminating', { error }) +
      line('I', 'Shutting down'),
    () => process.exit(100),
  )
}
setInterval(() => undefined, 1000)
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    rmSync(lock, { force: true })
    process.exit(0)
  })
}
