'use client'

import { catchError } from 'next/error'
import { PanelFailure } from './PanelFailure'

/** Around what stands beside the menu, so that the menu stays when it fails. */
export const PanelBoundary = catchError((_props, failure) => <PanelFailure {...failure} />)
