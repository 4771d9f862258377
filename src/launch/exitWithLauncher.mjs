// A launcher killed with -9 runs no code of its own, but the channel to its children closes.
if (process.channel) {
  process.on('disconnect', endGroup)
  process.channel.unref()
}

function endGroup() {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    // Not the first of its group: a worker, whose parent just ended.
    process.exit(1)
  }
}
