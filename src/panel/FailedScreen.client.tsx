'use client'

import { useConfig } from '@payloadcms/ui'
import { useParams } from 'next/navigation'
import { createContext, type ReactNode, useContext } from 'react'
import type { Failure } from '@/ui/useFailure'
import { PanelFailure } from './PanelFailure'
import { screenName } from './screenName'

const Menu = createContext<ReactNode>(null)

interface Props {
  children: ReactNode
  menu: ReactNode
}

/** Payload renders its menu with each screen. The layout adds one for a screen that fails. */
export function FailureMenu({ children, menu }: Props) {
  return <Menu value={menu}>{children}</Menu>
}

/** Replaces a whole screen, including Payload's menu. */
export function FailedScreen(failure: Failure) {
  const { config } = useConfig()
  const { segments = [] } = useParams<{ segments?: string[] }>()
  return (
    <div className="panel-outage">
      <PanelFailure {...failure} screen={screenName(config, segments)} />
      {useContext(Menu)}
    </div>
  )
}
