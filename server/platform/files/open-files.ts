import type { Files } from './files.ts'
import type { FilesSettings } from './files-settings.ts'
import { openFolderFiles } from './folder-files.ts'
import { openS3Files } from './s3-files.ts'

export function openFiles(settings: FilesSettings): Files {
  return settings.kind === 'folder' ? openFolderFiles(settings.folder) : openS3Files(settings)
}
