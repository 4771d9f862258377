import { buildIsCurrent } from '@/cli/build'

/** Stops a run whose tests would see a build of other sources than those that lie there. */
export default async function requireBuild() {
  if (await buildIsCurrent()) return
  throw new Error(
    'The build in .next was not made from these sources: run npm run test:browser, which builds first.',
  )
}
