'use client'

import { catchError } from 'next/error'
import { PanelFailure } from './PanelFailure'

/** Around what stands beside the menu, so that the menu stays when it fails. */
export const PanelBoundary = catchError(({ screen }: { screen: string }, failure) => (
  <div className="panel-outage">
    <PanelFailure {...failure} screen={screen} />
  </div>
))
