import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { type Outside, fetchPicture } from './fetch-picture.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

function* pourForever(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024)
}

const publicAddress = '93.184.215.14'
const maxBytes = 1_000

/** An outside in which every public address is a server of this test, and that remembers who was dialled. */
async function openOutside(answer: RequestListener, addresses: (hostname: string) => string[] = () => [publicAddress]) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  const { port } = listening
  const dialled: string[] = []
  const outside: Outside = {
    resolve: async (hostname) => addresses(hostname),
    connect(address, hostname) {
      dialled.push(`${hostname} at ${address}`)
      return connect(port, '127.0.0.1')
    },
  }
  return { outside, dialled }
}

function fetchFrom(outside: Outside, address = 'https://pictures.example/a.png', milliseconds = 5_000) {
  return fetchPicture(address, { maxBytes, milliseconds, outside })
}

test('a picture comes from the address that was checked, asked for by its name and without a trace of the visitor', async () => {
  const asked: unknown[] = []
  const { outside, dialled } = await openOutside(({ url, headers }, response) => {
    asked.push([url, headers.host, headers['accept-encoding'], headers.referer, headers.cookie])
    response.end('bytes')
  })
  expect((await fetchFrom(outside, 'https://pictures.example/a.png?size=1#part')).toString()).toBe('bytes')
  expect(dialled).toEqual([`pictures.example at ${publicAddress}`])
  expect(asked).toEqual([['/a.png?size=1', 'pictures.example', 'identity', undefined, undefined]])
})

test('an address that is not https by name at the usual port is refused before anybody is asked', async () => {
  const { outside, dialled } = await openOutside(() => {})
  for (const address of [
    'http://pictures.example/a.png',
    'https://pictures.example:8443/a.png',
    'https://login:secret@pictures.example/a.png',
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://93.184.215.14/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '//pictures.example/a.png',
    'no address',
    '',
  ]) {
    await expect(fetchFrom(outside, address), address).rejects.toThrow('pictures.address_refused')
  }
  expect(dialled).toEqual([])
})

test('a name that leads to a private address, alone or among public ones, is refused before connecting', async () => {
  for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1', '0.0.0.0']) {
    for (const addresses of [[address], [publicAddress, address]]) {
      const { outside, dialled } = await openOutside(
        () => {},
        () => addresses,
      )
      await expect(fetchFrom(outside), addresses.join()).rejects.toThrow('pictures.address_refused')
      expect(dialled).toEqual([])
    }
  }
})

test('a name that changes its mind after it was checked changes nothing', async () => {
  let lookups = 0
  const { outside, dialled } = await openOutside(
    (_request, response) => response.end('bytes'),
    () => [lookups++ === 0 ? publicAddress : '127.0.0.1'],
  )
  await fetchFrom(outside)
  expect([lookups, dialled]).toEqual([1, [`pictures.example at ${publicAddress}`]])
})

test('redirects are followed three times, each checked anew', async () => {
  const hops = new Map([
    ['/0', '/1'],
    ['/1', 'https://other.example/2'],
    ['/2', '/3'],
    ['/3', '/4'],
  ])
  const { outside, dialled } = await openOutside(({ url = '' }, response) => {
    const location = hops.get(url)
    if (location === undefined) response.end('there')
    else response.writeHead(302, { location }).end()
  })
  expect((await fetchFrom(outside, 'https://pictures.example/1')).toString()).toBe('there')
  expect(dialled).toHaveLength(4)
  await expect(fetchFrom(outside, 'https://pictures.example/0')).rejects.toThrow('pictures.not_fetched')
})

test('a redirect to what would have been refused at first is refused', async () => {
  for (const location of ['http://pictures.example/a', 'https://127.0.0.1/', 'https://inside.example/', '//[::1]/']) {
    const { outside, dialled } = await openOutside(
      (_request, response) => response.writeHead(301, { location }).end(),
      (hostname) => [hostname === 'inside.example' ? '10.0.0.8' : publicAddress],
    )
    await expect(fetchFrom(outside), location).rejects.toThrow('pictures.address_refused')
    expect(dialled).toEqual([`pictures.example at ${publicAddress}`])
  }
})

test('more than the limit is not read to its end, whatever was said of its length', async () => {
  const { outside } = await openOutside((_request, response) => {
    // Until whoever reads it goes away.
    pipeline(Readable.from(pourForever()), response, () => {})
  })
  await expect(fetchFrom(outside)).rejects.toThrow('pictures.too_large')
})

test('a server that is not there, fails, says nothing, or stops in the middle gives no picture', async () => {
  const answers: RequestListener[] = [
    (_request, response) => response.writeHead(404).end(),
    (_request, response) => response.writeHead(302).end(),
    (_request, response) => response.writeHead(206).end('part'),
    (request) => request.socket.destroy(),
    (_request, response) => response.writeHead(200, { 'content-length': '50' }).write('half', () => response.destroy()),
  ]
  for (const answer of answers) {
    await expect(fetchFrom((await openOutside(answer)).outside)).rejects.toThrow('pictures.not_fetched')
  }
  const silent = await openOutside(() => {})
  await expect(fetchFrom(silent.outside, undefined, 200)).rejects.toThrow('pictures.not_fetched')
  const stalling = await openOutside((_request, response) => void response.writeHead(200).write('some'))
  await expect(fetchFrom(stalling.outside, undefined, 200)).rejects.toThrow('pictures.not_fetched')
  const nameless = await openOutside(
    () => {},
    () => [],
  )
  await expect(fetchFrom(nameless.outside)).rejects.toThrow('pictures.not_fetched')
})

test('a name that nobody resolves in time gives no picture', async () => {
  const outside: Outside = { resolve: () => new Promise(() => {}), connect: () => expect.fail('nobody to connect to') }
  await expect(fetchFrom(outside, undefined, 50)).rejects.toThrow('pictures.not_fetched')
})
