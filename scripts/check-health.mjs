// For the health check of a container: whether this node can serve.
const port = process.env['PORT'] ?? '3000'
const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
process.exitCode = answer?.status === 200 ? 0 : 1
