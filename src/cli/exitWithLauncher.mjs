// A launcher killed with -9 runs no code of its own, but the channel to its children closes.
// Workers of a child load this too: their channel is their parent's business.
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
