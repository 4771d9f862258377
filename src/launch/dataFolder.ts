import path from 'node:path'

/** Where everything is kept that is not source; one folder to delete. */
export const dataFolder = '.data'

export const databaseFolder = path.join(dataFolder, 'db')
export const secretFile = path.join(dataFolder, 'secret')
export const adminFile = path.join(dataFolder, 'admin.txt')
export const testResults = path.join(dataFolder, 'test-results')
