export type HeadPictureTables = { 'mgk.head_pictures': HeadPicturesTable }

type HeadPicturesTable = {
  name: string
  version: string
  file: string
  size: number
  etag: string
}
