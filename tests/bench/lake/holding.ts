/**
 * Loaded into a service before its own program: tells who asks how much of the processor's time one turn of its event loop
 * took at most since the last time. By a clock, it would be what others on the machine do that is told.
 */
const spent = () => {
  const {user, system} = process.threadCpuUsage()
  return (user + system) / 1000
}
let before = spent()
let longest = 0
setInterval(() => {
  const now = spent()
  longest = Math.max(longest, now - before)
  before = now
}, 1).unref()

process.on('message', () => {
  process.send?.({heldMs: longest})
  longest = 0
})
