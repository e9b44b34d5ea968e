/** The floor under every figure: Node's own server, one constant buffer, no log, no frame. */
import { createServer } from 'node:http'

const [port, size] = process.argv.slice(2).map(Number)
const constant = Buffer.alloc(size ?? 0, 'x')

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': constant.length })
  response.end(constant)
}).listen(port, '127.0.0.1', () => process.send?.('listening'))
