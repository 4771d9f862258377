import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import config from '@payload-config'
import { checkServerFunction } from '@/account/session/checkServerFunction'
import { panelSession } from '@/account/session/panelSession'
import { FailureMenu } from '@/panel/FailedScreen.client'
import { PanelMenu } from '@/panel/PanelMenu'
import { beginAction } from '@/platform/actionCalls.mjs'
import { importMap } from './admin/importMap.js'
import '@/panel/panel.css'

interface Props {
  children: ReactNode
  guard: ReactNode
}

const serverFunction: ServerFunctionClient = async (sent) => {
  'use server'
  beginAction()
  const payload = await getPayload({ config })
  const call = await checkServerFunction({ headers: await headers(), payload, sent })
  return call && handleServerFunctions({ ...call, config, importMap })
}

/** Sets the theme of the system before the first paint. Payload renders the light one, and sets it later. */
const setTheme = `document.documentElement.dataset.theme =
  /payload-theme=(light|dark)/.exec(document.cookie)?.[1] ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')`

/**
 * The guard is outside of Payload's providers, which render nothing on the server without a user. Without the
 * database, the page shows what it could not load (PanelOutage), also outside of the providers.
 */
export default async function PayloadLayout({ children, guard }: Props) {
  const { isUnreachable, user } = await panelSession()
  if (isUnreachable) {
    return (
      <html data-theme="light" lang="en">
        <body>{children}</body>
      </html>
    )
  }
  return (
    <>
      {guard}
      <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
        <script dangerouslySetInnerHTML={{ __html: setTheme }} />
        <FailureMenu menu={user && <PanelMenu config={await config} role={user.role} />}>
          {children}
        </FailureMenu>
      </RootLayout>
    </>
  )
}
