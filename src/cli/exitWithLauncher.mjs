// A launcher that is killed with SIGKILL cannot stop its children, but its channel to them closes. Workers of
// a child load this too; they use the channel of their parent.
if (process.channel && leadsGroup()) {
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
  process.channel.unref()
}

function leadsGroup() {
  try {
    return process.kill(-process.pid, 0)
  } catch {
    return false
  }
}
