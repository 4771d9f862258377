'use client'

import { PanelFailure } from '@/panel/PanelFailure'

export default PanelFailure
