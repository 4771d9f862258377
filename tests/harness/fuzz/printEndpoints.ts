/** A program: what the config answers to, as JSON. It loads Payload's config, which tests cannot. */
import config from '@payload-config'

const { collections, endpoints, globals, routes } = await config

const listed = [
  ...endpoints.map(({ method, path }) => ({ method, path, fields: [] as string[] })),
  ...collections.flatMap((one) => of(one, `/${one.slug}`)),
  ...globals.flatMap((one) => of(one, `/globals/${one.slug}`)),
]

interface Part {
  endpoints: false | { method: string; path: string }[]
  flattenedFields: { name: string }[]
}

function of({ endpoints, flattenedFields }: Part, base: string) {
  const fields = flattenedFields.map(({ name }) => name)
  return (endpoints || []).map(({ method, path }) => ({ method, path: base + path, fields }))
}

process.stdout.write(
  JSON.stringify(listed.map((one) => ({ ...one, path: routes.api + one.path.replace(/\/$/, '') }))),
)
process.exit(0)
