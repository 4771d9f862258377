// A launcher that is killed with SIGKILL cannot stop its children, but its channel to them closes. Workers of
// a child load this too; they use the channel of their parent.
if (process.connected !== undefined && leadsGroup()) {
  // The channel can close while Node.js starts. The event has passed then.
  if (!process.connected) killGroup()
  process.on('disconnect', killGroup)
  process.channel?.unref()
}

function leadsGroup() {
  try {
    return process.kill(-process.pid, 0)
  } catch {
    return false
  }
}

function killGroup() {
  process.kill(-process.pid, 'SIGKILL')
}
