import pLimit from 'p-limit'
import { NotFound, type PayloadRequest } from 'payload'
import { requestProblems } from '@/i18n/en/requestProblems'
import { type GuardedCall, readBodyOnce } from '@/platform/guardEndpoints'
import { isMissingFile } from './isMissingFile'
import { isPictureAddress } from './isPictureAddress'
import { MalformedRequest } from './malformedRequest'
import { refuseStranger } from './publicRoutes'
import { exceedsQueryLimits, isDeeper, isObject, namesOperator } from './queryLimits'

/**
 * Runs before each endpoint of the REST API: checks the user first, then the size of the query and the format
 * of the body.
 */
export async function checkRequest({ handle, owner, req, route }: GuardedCall): Promise<Response> {
  const refused = req.user ? undefined : refuseStranger({ headers: req.headers, route })
  if (refused) return refused
  checkQuery(req)
  await checkPath(owner, req)
  if (route === 'GET /media/file/:filename') return sendPicture({ handle, owner, req })
  if (!['PATCH', 'POST', 'PUT'].includes(req.method ?? '')) return handle()
  const write = async () => {
    await checkBody(req)
    return handle()
  }
  return owner && 'upload' in owner && owner.upload ? inTurn(write) : write()
}

async function sendPicture({ handle, owner, req }: Omit<GuardedCall, 'route'>) {
  const filename = String(req.routeParams?.filename)
  if (!owner || !('upload' in owner)) return handle()
  const [response, isKept] = await Promise.all([
    handle(),
    isPictureAddress({ filename, owner, req }),
  ])
  if (!isKept) response.headers.set('cache-control', 'no-store')
  return response
}

/**
 * Resizing a picture of a few kilobytes can take hundreds of megabytes of memory, so only one is resized at a
 * time.
 */
const inTurn = pLimit(1)

function checkQuery({ query }: PayloadRequest) {
  if (exceedsQueryLimits(query)) throw new MalformedRequest(requestProblems.hugeQuery)
  if (namesOperator(query)) throw new MalformedRequest()
}

async function checkPath(owner: GuardedCall['owner'], { query, routeParams, t }: PayloadRequest) {
  const { filename, ...names } = routeParams ?? {}
  // Payload reads an id with a comma as a list of ids.
  if (Object.values(names).some((name) => String(name).includes(','))) throw new MalformedRequest()
  if (!owner || typeof filename !== 'string') return
  // Payload would query a field that pictures do not have.
  if ('prefix' in query) throw new MalformedRequest()
  if (await isMissingFile(owner, filename)) throw new NotFound(t)
}

/** Levels of lists and objects. A list inside a list of a rich text takes four. */
const MAX_DEPTH = 100

/**
 * Fields that only the server sets. Payload passes unknown names on to MongoDB, which would run operators
 * such as `$set`.
 */
const ofServer = ['__v', '_id', 'createdAt', 'updatedAt']

async function checkBody(req: PayloadRequest) {
  await readBodyOnce(req).catch(refuseUnreadable)
  const { data } = req
  if (!isObject(data) || Array.isArray(data) || hasOddName(req)) throw new MalformedRequest()
  if (isDeeper(data, MAX_DEPTH)) throw new MalformedRequest(requestProblems.tooDeep)
  for (const name of Object.keys(data)) {
    if (ofServer.includes(name) || name.startsWith('$')) delete data[name]
  }
}

/** Of the errors of Payload's parsers, only that of a file that is too large has a status. */
function refuseUnreadable(error: unknown): never {
  const { status } = error as { status?: unknown }
  throw typeof status === 'number' && status < 500 ? error : new MalformedRequest()
}

const hasOddName = ({ file }: PayloadRequest) => /\p{Cc}/u.test(file?.name ?? '')
