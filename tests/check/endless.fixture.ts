/** A program that ends only when it is asked to, and then as if it were ready. */
process.on('SIGTERM', () => process.exit(0))
setInterval(() => {}, 1000)
