// The one entry of every npm script. Plain JavaScript without dependencies: on a fresh clone nothing is installed yet
// and only the machine's own Node is there.
const oldestNode = 20
const [major] = process.versions.node.split('.')

if (Number(major) < oldestNode) {
  console.error(`This needs Node ${oldestNode} or newer to install itself; this is Node ${process.versions.node}.`)
  process.exit(1)
}

// Imported only now: an older Node could stop on the syntax before it says the sentence above.
const { runCommand } = await import('./commands.mjs')
await runCommand(process.argv[2], process.argv.slice(3))
