import S3rver from '@20minutes/s3rver'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

const bucket = 'pictures'
// The one account that the server knows; it checks the signature of every request that carries one.
const account = 'S3RVER:S3RVER'

/** A server on this machine that speaks S3, with one empty bucket. */
export async function startS3Server() {
  const folder = await makeTemporaryFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder.path,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    /** As in FILES_URL; the wrong parts are a test's choice. */
    url: ({ login = account, path = bucket } = {}) => `s3://${login}@127.0.0.1:${port}/${path}?tls=off`,
    async stop() {
      await server.close()
      await folder.remove()
    },
  }
}
