import { describe, expect, it } from 'vitest'
import { withDatabaseName } from '../../harness/database/withDatabaseName'

describe('withDatabaseName', () => {
  it.each([
    ['mongodb://localhost:27017/shop', 'mongodb://localhost:27017/x'],
    ['mongodb://localhost:27017', 'mongodb://localhost:27017/x'],
    ['mongodb://localhost:27017/', 'mongodb://localhost:27017/x'],
    ['mongodb://a:1,b:2/shop?replicaSet=r', 'mongodb://a:1,b:2/x?replicaSet=r'],
    ['mongodb://a?tls=true', 'mongodb://a/x?tls=true'],
    ['mongodb+srv://u:p@c.example.net/?w=majority', 'mongodb+srv://u:p@c.example.net/x?w=majority'],
    ['mongodb://u:p@a/shop?authSource=admin', 'mongodb://u:p@a/x?authSource=admin'],
    ['mongodb://u:p%40%2F@a/shop', 'mongodb://u:p%40%2F@a/x?authSource=shop'],
  ])('should turn %s into %s [W2]', (given, expected) => {
    expect(withDatabaseName(given, 'x')).toBe(expected)
  })
})
