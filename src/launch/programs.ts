import { nodeCommand, type Command } from './nodeCommand'

const next = 'node_modules/next/dist/bin/next'

export const buildProgram = nodeCommand({ script: next, args: ['build'] })

export const seedProgram = scriptCommand('seed/index.ts')

export const createAdminProgram = scriptCommand('seed/createAdmin.ts')

export function startProgram(port: number): Command {
  return nodeCommand({ script: next, args: ['start', '--port', String(port)] })
}

export function devProgram(port: number): Command {
  return nodeCommand({ script: next, args: ['dev', '--port', String(port)] })
}

function scriptCommand(script: string): Command {
  return nodeCommand({ script: 'node_modules/payload/bin.js', args: ['run', script] })
}
