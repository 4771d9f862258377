import { loadEnvFile, siteEnv } from '../../env'
import { buildId } from '../build'
import { ensurePort, serve, SHUTDOWN_MS } from '../runSite'
import { proxyWarning, LaunchError } from '../launcher'
import { startProgram } from '../programs'
import { runLauncher } from '../runLauncher'

await runLauncher({
  stays: true,
  async main(launch) {
    loadEnvFile()
    const { HOST, PORT, siteUrl, TRUST_PROXY } = siteEnv()
    if (!(await buildId()))
      throw new LaunchError('There is no production build: run npm run build.')
    await ensurePort({ port: PORT, host: HOST, command: 'npm start' })
    await serve({
      launch,
      command: startProgram(PORT, HOST),
      env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', PORT: String(PORT) },
      port: PORT,
      host: HOST,
      grace: SHUTDOWN_MS,
      endOnFullDisk: false,
    })
    launch.steps.line(`  Website    ${siteUrl}`)
    const warning = proxyWarning({ siteUrl, TRUST_PROXY })
    if (warning) launch.steps.line(`  Warning    ${warning}`)
  },
})
