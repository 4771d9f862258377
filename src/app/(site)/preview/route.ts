import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { getPayload } from 'payload'
import config from '@payload-config'
import { may } from '@/account/roles'
import * as apiPaths from '@/apiPaths'
import { paths } from '@/paths'
import { localPath } from '@/site/preview/localPath'

export async function GET({ headers, nextUrl }: NextRequest) {
  const path = localPath(nextUrl.searchParams.get('path'))
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers })
  if (!may(user, 'editContent')) redirect(paths.login(apiPaths.preview(path)))
  const mode = await draftMode()
  mode.enable()
  redirect(path)
}
