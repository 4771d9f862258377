import { nodeCommand, type Command } from './nodeCommand'

const next = 'node_modules/next/dist/bin/next'

export const buildProgram = nodeCommand({ script: next, args: ['build'] })

// Without `payload run`, which looks for an .env in every folder above.
export const seedProgram = nodeCommand({ script: 'seed/index.ts', typescript: true })

export const createAdminProgram = nodeCommand({ script: 'seed/createAdmin.ts', typescript: true })

export function startProgram(port: number): Command {
  return nodeCommand({ script: next, args: ['start', '--port', String(port)] })
}

export function devProgram(port: number): Command {
  return nodeCommand({ script: next, args: ['dev', '--port', String(port)] })
}

export function generateProgram(what: 'importmap' | 'types'): Command {
  return nodeCommand({
    script: 'node_modules/payload/bin.js',
    args: [`generate:${what}`, '--disable-transpile'],
    typescript: true,
  })
}
