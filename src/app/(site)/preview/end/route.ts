import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { localPath } from '@/site/preview/localPath'

export async function GET({ nextUrl }: NextRequest) {
  const mode = await draftMode()
  mode.disable()
  redirect(localPath(nextUrl.searchParams.get('path')))
}
