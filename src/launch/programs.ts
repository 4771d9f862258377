import { nodeCommand, type Command } from './nodeCommand'

const next = 'node_modules/next/dist/bin/next'

export const buildProgram = nodeCommand({ script: next, args: ['build'] })

// Without `payload run`, which costs more time and looks for an .env in every folder above.
export const seedProgram = nodeCommand({ script: 'seed/index.ts' })

export const createAdminProgram = nodeCommand({ script: 'seed/createAdmin.ts' })

export function startProgram(port: number): Command {
  return nodeCommand({ script: next, args: ['start', '--port', String(port)] })
}

export function devProgram(port: number): Command {
  return nodeCommand({ script: next, args: ['dev', '--port', String(port)] })
}
