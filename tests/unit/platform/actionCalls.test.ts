import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { beginAction, handleAction } from '@/platform/actionCalls.mjs'

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const call = { 'content-type': 'text/plain', 'next-action': '4'.repeat(42) }

interface Sent {
  act?: () => void
  headers?: Record<string, string>
  method?: string
  path?: string
  status?: number
}

/** What a visitor gets when Next answers with that status, after it did that. */
async function answered({
  act,
  headers,
  method = 'POST',
  path: at = '/contact',
  status = 500,
}: Sent) {
  const server = createServer((request, response) => {
    void handleAction(request, response, async () => {
      await Promise.resolve()
      act?.()
      response.statusCode = status
      response.end()
    })
  })
  await once(server.listen(0), 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}${at}`
  const answer = await fetch(url, { headers, method })
  server.close()
  return answer.status
}

describe('[V1] a call of a server action', () => {
  it.each([call, multipart])('should be malformed when no action began: %j', async (headers) => {
    expect(await answered({ headers })).toBe(400)
    expect(await answered({ headers, status: 404 })).toBe(404)
  })

  it('should be a fault of the site when the action began', async () => {
    expect(await answered({ act: beginAction, headers: call })).toBe(500)
    expect(await answered({ headers: call })).toBe(400)
  })

  it('should be no other request', async () => {
    expect(await answered({ headers: call, method: 'GET' })).toBe(500)
    expect(await answered({})).toBe(500)
    expect(await answered({ headers: multipart, path: '/api/media' })).toBe(500)
  })

  // A gate over all files: an action without that line answers a fault of the site with 400, which no test
  // sees before the action fails.
  it('should begin in the first line of every action', async () => {
    const files = (await readdir('src', { recursive: true })).filter((name) => /\.tsx?$/.test(name))
    const texts = await Promise.all(files.map((name) => readFile(path.join('src', name), 'utf8')))
    const actions = texts.flatMap((text) =>
      text.startsWith("'use server'")
        ? text.match(/^export async function[^]*?\n\}/gm)
        : text.match(/=> \{\n {2}'use server'[^]*?\n\}/g),
    )
    const found = actions.filter((text) => text !== null)
    expect(found.length).toBeGreaterThan(3)
    for (const text of found) {
      expect(text).toMatch(/(?:\{\n|'use server'\n) {2}beginAction\(\)\n/)
    }
  })
})
