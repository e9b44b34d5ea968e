/** A message of PostgreSQL's protocol: its type, its length, and what it says. */
export function wireMessage(type: string, content: Uint8Array | readonly number[]): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, Buffer.from(content)])
}

export function errorMessage(code: string, sentence: string): Buffer {
  return wireMessage('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${sentence}\0\0`))
}

export function messageType(message: Buffer): string {
  return String.fromCharCode(message[0] ?? 0)
}

/** The parameters of a client's first message, which has no type. */
export function readStartup(message: Buffer): Map<string, string> {
  const words = message.subarray(8).toString().split('\0')
  const parameters = new Map<string, string>()
  for (let place = 0; words[place]; place += 2) parameters.set(words[place] ?? '', words[place + 1] ?? '')
  return parameters
}

/** Calls back for each message, however the network cut them into chunks. */
export function splitMessages(take: (message: Buffer) => void, isStartup = () => false): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0)
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk])
    for (;;) {
      const head = isStartup() ? 0 : 1
      if (waiting.length < head + 4) return
      const length = head + waiting.readInt32BE(head)
      if (waiting.length < length) return
      const message = waiting.subarray(0, length)
      waiting = waiting.subarray(length)
      take(message)
    }
  }
}
