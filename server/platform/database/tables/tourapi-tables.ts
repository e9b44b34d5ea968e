export type TourapiTables = {
  'mgk.tourapi_lists': TourapiListsTable
  'mgk.tourapi_details': TourapiDetailsTable
  'mgk.tourapi_joins': TourapiJoinsTable
}

type TourapiListsTable = {
  language: 'en' | 'ko' | 'ja' | 'zh'
  /** The organization's time, YYYYMMDDHHMMSS. */
  synced_until: string | null
  next_page: number | null
  begun_at: string | null
}

type TourapiDetailsTable = {
  content_id: string
  content_type: string
  modified_at: string
  detailed_at: string | null
}

type TourapiJoinsTable = {
  language: 'ko' | 'ja' | 'zh'
  content_id: string
  joined_to: string | null
}
