import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'

/** The environment variable of files; `server/config.ts` reads it with all others. */
export const filesVariables = { FILES_URL: z.string().optional() }

export type S3Settings = {
  kind: 's3'
  /** Origin and bucket, without a slash at the end. */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type FilesSettings = { kind: 'folder'; folder: string } | S3Settings

/** A folder, or "s3://key:secret@host:port/bucket?region=…&tls=on". */
export function buildFilesSettings(given: string | undefined, varFolder: string): FilesSettings {
  if (given === undefined) return { kind: 'folder', folder: join(varFolder, 'files') }
  const { settings, prefix } = readPlace(given, 'FILES_URL')
  if (prefix !== '') refuse('FILES_URL', oneBucket)
  return settings
}

const oneBucket = 'the path after the host is the name of one bucket, as in s3://key:secret@host/bucket'

/** The same address, whose path may continue after the bucket. `variable` is the setting that holds the address. */
export function readPlace(given: string, variable: string): { settings: FilesSettings; prefix: string } {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(given)) {
    return { settings: { kind: 'folder', folder: resolve(given) }, prefix: '' }
  }
  const url = parse(given, variable)
  if (url.protocol !== 's3:') refuse(variable, 'it is a folder or begins with s3://')
  const [, bucket, prefix = ''] =
    /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w.-]+\/)*[\w.-]*))?$/.exec(url.pathname) ?? []
  if (bucket === undefined) refuse(variable, oneBucket)
  if (url.host === '') refuse(variable, 'it needs the host of the S3 service, as in s3://key:secret@host/bucket')
  if (url.username === '' || url.password === '') {
    refuse(
      variable,
      'it needs the key and its secret before the host, percent-encoded, as in s3://key:secret@host/bucket',
    )
  }
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'region' && name !== 'tls')
  if (unknown !== undefined) refuse(variable, `nobody knows the option "${unknown}"; there are region and tls`)
  const tls = url.searchParams.get('tls') ?? 'on'
  if (tls !== 'on' && tls !== 'off') refuse(variable, 'tls is on or off')
  const settings: S3Settings = {
    kind: 's3',
    bucketUrl: `${tls === 'on' ? 'https' : 'http'}://${url.host}/${bucket}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decode(url.username, variable),
    secretAccessKey: decode(url.password, variable),
  }
  return { settings, prefix: prefix.replace(/\/$/, '') }
}

function parse(text: string, variable: string): URL {
  try {
    return new URL(text)
  } catch {
    return refuse(variable, 'it is no address; the key and the secret have to be percent-encoded')
  }
}

function decode(text: string, variable: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return refuse(variable, 'the key and the secret have to be percent-encoded')
  }
}

/** The message omits the value, because it contains a secret. */
function refuse(variable: string, because: string): never {
  throw new StartProblem(`${variable} cannot be used: ${because}. See docs/operations.md.`)
}
