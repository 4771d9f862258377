'use client'

import dynamic from 'next/dynamic'

export const LazyBoard = dynamic(() => import('./Board').then((module) => module.Board))
