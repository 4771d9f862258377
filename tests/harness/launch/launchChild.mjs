import { fork, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Stands in for next, the seed and the database: notes its pid, then does what the first word says.
const [role, port] = process.argv.slice(2)
appendFileSync('processes', `${role} ${process.pid}\n`)
process.on('SIGTERM', () => role !== 'stubborn-site' && process.exit(143))
process.on('exit', () => appendFileSync('ends', `${role}\n`))

const fullDisk = 'Error: ENOSPC: no space left on device, write'
const goOn = () => setInterval(() => undefined, 1_000)

const roles = {
  build: leaveBuild,
  'build-slowly': goOn,
  'build-with-worker': () => {
    const worker = fork(process.argv[1], ['answering-worker'])
    worker.on('message', leaveBuild)
    setTimeout(() => worker.send('work'), 300)
  },
  'answering-worker': () => process.once('message', (text) => process.send(text, endWorker)),
  seed: () => console.log('services: 12 made\nadmin: created admin@example.com'),
  'seed-again': () => console.log('services: unchanged\nadmin: exists'),
  'seed-on-full-disk': () => {
    console.error(fullDisk)
    process.exitCode = 1
  },
  database: goOn,
  worker: goOn,
  site: serve,
  'stubborn-site': serve,
}

roles[role]()

function leaveBuild() {
  mkdirSync('.next', { recursive: true })
  writeFileSync('.next/BUILD_ID', String(process.pid))
}

function endWorker() {
  process.disconnect()
}

function serve() {
  spawn(process.execPath, [process.argv[1], 'worker'], { stdio: 'ignore' })
  const answer = ({ url }, response) => {
    if (url === '/fill-the-disk') console.error(fullDisk)
    if (url === '/say-something') console.log('something')
    response.end('hello')
  }
  createServer(answer).listen(Number(port))
}
