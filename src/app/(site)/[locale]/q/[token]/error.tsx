'use client'

import { ErrorView } from '@/site/sections/ErrorView'

export default ErrorView
