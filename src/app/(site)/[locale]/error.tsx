'use client'

import { ErrorView } from '@/components/sections/ErrorView'

export default ErrorView
