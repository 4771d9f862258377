// As much of mongod as a start needs: the log line, the handshake, and a replica set that is kept in its folder.
import { BSON } from 'bson'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

const [, , ...args] = process.argv
const flag = (name) => args[args.indexOf(name) + 1]
const host = `127.0.0.1:${flag('--port')}`
const file = path.join(flag('--dbpath'), 'set.json')

const config = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const keep = (changed) => writeFileSync(file, JSON.stringify(changed))
const fail = (code, errmsg) => ({ ok: 0, code, errmsg })

const commands = {
  replSetGetConfig: () => (config() ? { ok: 1, config: config() } : fail(94, 'no config')),
  replSetInitiate({ replSetInitiate }) {
    if (config()) return fail(23, 'already initialized')
    keep({ version: 1, ...replSetInitiate })
    return { ok: 1 }
  },
  replSetReconfig({ replSetReconfig, force }) {
    if (!force || replSetReconfig.version <= config().version) return fail(103, 'bad config')
    keep(replSetReconfig)
    return { ok: 1 }
  },
  shutdown: () => process.exit(0),
}

function hello() {
  const primary = config()?.members[0].host === host
  const set = primary ? { setName: config()._id, hosts: [host], primary: host, me: host } : {}
  const role = { isWritablePrimary: primary, secondary: false, helloOk: true }
  return { ok: 1, ...role, ...set, minWireVersion: 0, maxWireVersion: 21, localTime: new Date() }
}

function answer(command) {
  const name = Object.keys(command)[0]
  if (/^(hello|ismaster)$/i.test(name)) return hello()
  return commands[name]?.(command) ?? { ok: 1 }
}

function reply(request) {
  const [OP_REPLY, OP_QUERY, OP_MSG] = [1, 2004, 2013]
  const query = request.readInt32LE(12) === OP_QUERY
  const start = query ? request.indexOf(0, 20) + 9 : 21
  const body = BSON.serialize(answer(BSON.deserialize(request.subarray(start))))
  const head = Buffer.alloc(query ? 36 : 21)
  head.writeInt32LE(head.length + body.length, 0)
  head.writeInt32LE(request.readInt32LE(4), 8)
  head.writeInt32LE(query ? OP_REPLY : OP_MSG, 12)
  if (query) head.writeInt32LE(1, 32)
  return Buffer.concat([head, body])
}

const server = createServer((socket) => {
  let received = Buffer.alloc(0)
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
      const length = received.readInt32LE(0)
      socket.write(reply(received.subarray(0, length)))
      received = received.subarray(length)
    }
  })
})
server.listen(Number(flag('--port')), '127.0.0.1', () => {
  console.log('Waiting for connections')
})
process.on('SIGINT', () => process.exit(0))
