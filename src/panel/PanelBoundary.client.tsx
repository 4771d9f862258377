'use client'

import { catchError } from 'next/error'
import { PanelFailure } from './PanelFailure'

/** An error boundary beside the menu, so that the menu stays when the content fails. */
export const PanelBoundary = catchError(({ screen }: { screen: string }, failure) => (
  <div className="panel-outage">
    <PanelFailure {...failure} screen={screen} />
  </div>
))
