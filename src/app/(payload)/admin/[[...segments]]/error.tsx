'use client'

import { FailedScreen } from '@/panel/FailedScreen.client'

export default FailedScreen
