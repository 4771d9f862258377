import { setTimeout as delay } from 'node:timers/promises'
import { rootLocale } from '../domain/locales'
import { isServing, reachableHost, siteEnv } from '../env'
import { paths } from '../paths'
import { standBeforeNext } from './standBeforeNext'

const PAUSE_MS = 1000

/** What the process of the site does before its first visitor. */
export function beginServing() {
  if (!isServing()) return
  standBeforeNext()
  void wakeUp()
}

/** Payload, and what the site does by itself, begins with the first page: nobody else may ask for one. */
async function wakeUp() {
  const { HOST, PORT } = siteEnv()
  const home = `http://${reachableHost(HOST)}:${PORT}${paths.home(rootLocale)}`
  const isUp = () =>
    fetch(home).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) await delay(PAUSE_MS, undefined, { ref: false })
}
