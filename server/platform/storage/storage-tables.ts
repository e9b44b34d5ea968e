import type { Generated, JSONColumnType } from 'kysely'

export type StorageTables = {
  'mgk.storage_buckets': BucketsTable
  'mgk.storage_objects': ObjectsTable
  'mgk.image_variants': ImageVariantsTable
}

export type BucketsTable = {
  id: string
  public: Generated<boolean>
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  owner: Generated<string | null>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type ObjectsTable = {
  id: Generated<string>
  bucket_id: string
  name: string
  file: string
  size: number
  etag: string
  content_type: string
  cache_control: string
  metadata: JSONColumnType<Record<string, unknown>>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type ImageVariantsTable = {
  source: string
  variant: string
  file: string
  size: number
  etag: string
}
