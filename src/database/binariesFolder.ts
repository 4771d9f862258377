import path from 'node:path'
import type { DatabaseSettings } from './DatabaseSettings'

export function binariesFolder({ cache }: DatabaseSettings) {
  return path.join(cache, 'mongodb-binaries')
}
