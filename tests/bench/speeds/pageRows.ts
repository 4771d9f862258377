import type { Launch } from '@/cli/launcher'
import { ask } from '../load/ask'
import { median, spread } from '../report/statistics'
import type { BenchRow } from './BenchRow'
import type { serveBehindFront } from './serveBehindFront'
import { startApp } from './startApp'
import { startPageAsFile } from './startPageAsFile'
import { askWithWrk } from './wrk'

interface Pages extends Awaited<ReturnType<typeof serveBehindFront>> {
  launch: Launch
  wrk: string
}

const ROUNDS = 7
const SECONDS = 3

/** What a page of bare Next has besides its text, which is in it twice: as HTML and as flight data. */
const BARE_BYTES = 7000

/** The home page: through nginx beside a file in nginx, and by itself beside a page of bare Next of the same size. */
export async function pageRows({ front, launch, programs, site, wrk }: Pages): Promise<BenchRow[]> {
  const home = `http://127.0.0.1:${new URL(site.url).port}/`
  const env = { TEXT_BYTES: String(Math.round(((await bytesOf(home)) - BARE_BYTES) / 2)) }
  const bare = `http://127.0.0.1:${await startApp({ env, from: 'speeds/barePage', launch })}/`
  const ofNext = {
    against: `a page of bare Next of ${inKb(await bytesOf(bare))}, by \`next start\``,
    what: `home page of ${inKb(await bytesOf(home))}, \`next start\``,
  }
  const pairs = [{ ...ofNext, atLeast: 0.5, urls: [home, bare] }]
  if (front && programs) {
    const through = `${front.url}/`
    const file = await startPageAsFile({ launch, programs, url: through })
    const ofNginx = { against: 'the same as a file in nginx', what: 'home page, through nginx' }
    pairs.unshift({ ...ofNginx, atLeast: 0.8, urls: [through, file] })
  }
  const rates = await inTurns({ urls: pairs.flatMap(({ urls }) => urls), wrk })
  return pairs.map(({ atLeast, urls, ...names }) => {
    const [own = [], other = []] = urls.map((url) => rates.get(url))
    return {
      ...names,
      goal: { atLeast },
      measured: perSecond(own),
      reference: perSecond(other),
      unit: 'ratio',
      // Of the pairs of a round: the speed of the machine itself changes over a minute.
      value: median(own.map((rate, round) => rate / (other[round] ?? rate))),
    }
  })
}

async function bytesOf(url: string): Promise<number> {
  return (await ask({ headers: { 'accept-encoding': 'identity' }, url })).body.length
}

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`

/** So that what else the machine does hits all of them; the first round only warms up. */
async function inTurns({ urls, wrk }: { urls: string[]; wrk: string }) {
  const rates = new Map<string, number[]>(urls.map((url) => [url, []]))
  for (const url of urls) await askWithWrk({ seconds: SECONDS, url, wrk })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const url of urls) {
      rates.get(url)?.push(await askWithWrk({ seconds: SECONDS, url, wrk }))
    }
  }
  return rates
}

const perSecond = (rates: number[]) => `${median(rates).toFixed(0)} a second (${spread(rates)})`
