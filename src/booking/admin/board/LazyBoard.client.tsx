'use client'

import dynamic from 'next/dynamic'

export const LazyBoard = dynamic(() => import('./Board.client').then((module) => module.Board))
