import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { NextRequest } from 'next/server'
import type { SanitizedConfig } from 'payload'

interface Sent {
  body?: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
  query?: string
}

export interface Route {
  answer: (sent: Sent) => Promise<Response>
  name: string
}

type Handler = (request: NextRequest, context: { params: Promise<object> }) => Promise<Response>

const methods = ['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT']
const restApi = '[...slug]'
const id = '0123456789abcdef01234567'

/** Every method that the route files under src/app export; of Payload's REST API, each endpoint of the config. */
export async function listRoutes(config: SanitizedConfig): Promise<Route[]> {
  const files = await readdir('src/app', { recursive: true })
  const routes: Route[] = []
  for (const file of files.filter((name) => path.basename(name) === 'route.ts')) {
    const exported = (await import(path.resolve('src/app', file))) as Record<string, Handler>
    const endpoints = file.includes(restApi)
      ? [
          ...endpointsOf(config),
          ...methods.map((method) => ({ method, path: '/api/no-such-thing' })),
        ]
      : methods.map((method) => ({ method, path: addressOf(file) }))
    for (const { method, path: address } of endpoints) {
      const handler = exported[method]
      if (handler)
        routes.push({ answer: caller({ address, handler, method }), name: `${method} ${address}` })
    }
  }
  return routes
}

const addressOf = (file: string) =>
  `/${path.dirname(file)}`
    .replace(/\/\(\w+\)/g, '')
    .replace(/\/\[\[.*?\]\]/, '')
    .replace('[locale]', 'en')

interface Endpoint {
  method: string
  path: string
}

function endpointsOf({ collections, endpoints, globals, routes }: SanitizedConfig): Endpoint[] {
  const owners = [
    { base: '', endpoints },
    ...collections.map((one) => ({ base: `/${one.slug}`, endpoints: one.endpoints || [] })),
    ...globals.map((one) => ({ base: `/globals/${one.slug}`, endpoints: one.endpoints || [] })),
  ]
  return owners.flatMap(({ base, endpoints: own }) =>
    own.map(({ method, path: at }) => ({
      method: method.toUpperCase(),
      path: `${routes.api}${base}${at.replace(/:\w+\??/g, id)}`.replace(/\/$/, ''),
    })),
  )
}

interface Called {
  address: string
  handler: Handler
  method: string
}

function caller({ address, handler, method }: Called): Route['answer'] {
  const slug = address.split('/').slice(2)
  const params = { locale: 'en', path: [], slug }
  return async ({ body, headers, query = '' }) => {
    const url = `http://localhost${address}?${query}`
    const carriesBody = !['GET', 'OPTIONS'].includes(method)
    const request = new NextRequest(url, { body: carriesBody ? body : undefined, headers, method })
    try {
      return await handler(request, { params: Promise.resolve(params) })
    } catch (error) {
      // Next's `redirect` and `notFound` are thrown.
      if (error instanceof Error && 'digest' in error) return new Response(null, { status: 307 })
      throw error
    }
  }
}
