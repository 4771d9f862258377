// A launcher killed with -9 runs no code of its own, but the channel to its children closes.
if (process.channel) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
