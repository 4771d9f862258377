/** Next calls this once, when a server starts and before its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startJobs } = await import('./background/startJobs')
  startJobs()
}
