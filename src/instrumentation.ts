/** Next calls it once, when a server starts and before it takes a request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startJobs } = await import('./background/startJobs')
  startJobs()
}
