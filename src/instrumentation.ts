/** Next calls it once when the server begins. The name of the runtime is written in by the bundler. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { beginServing } = await import('./platform/beforeNext')
  beginServing()
}
