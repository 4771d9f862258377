import { chromium } from 'playwright'
import { childEnv, launcherEnv } from '../../../src/env'
import { findOnPath } from '../../../src/database/findOnPath'
import { browserStarts } from './browserStarts'
import { installBrowser } from './installBrowser'
import { pickBrowser } from './pickBrowser'
import type { Launch } from '../../../src/launch/createLaunch'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium that starts; gets one where there is none. */
export async function findBrowser(launch: Launch): Promise<string> {
  return pickBrowser({
    told: launcherEnv().CHROMIUM_PATH,
    places: async () => [chromium.executablePath(), ...(await onThePath()), ...usualPlaces],
    starts: browserStarts,
    ways: installBrowser(launch),
  })
}

async function onThePath() {
  const searchPath = childEnv({}).PATH ?? ''
  const found = await Promise.all(names.map((name) => findOnPath(name, searchPath)))
  return found.filter((file) => file !== null)
}
