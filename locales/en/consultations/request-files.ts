import type { FileMistake, RequestFile } from '#domain/consultations/request-files.ts'

/** What is said of the files of a request, to a visitor. */
export const requestFiles = {
  label: 'Pictures or PDF files',
  hint: 'JPEG, PNG, WebP or PDF, at most five of 8 MB each. Pictures lose their metadata, such as the place where they were taken. PDF files stay as they are. They are stored encrypted and deleted with the request.',
  again: 'Choose your files again: they were not kept.',
  mistakes: {
    too_many: 'Choose at most five files at once. A request has room for twenty in all.',
    too_large: 'Choose smaller files: each may have 8 MB and 40 million pixels',
    unreadable: 'Choose JPEG, PNG or WebP pictures or PDF files. One of these is none of them, or is damaged.',
  } satisfies Record<FileMistake, string>,
  list: 'Files',
  one: ({ type, bytes }: RequestFile, nth: number) =>
    `${type === 'application/pdf' ? 'PDF' : 'Picture'} ${nth}, ${writeSize(bytes)}`,
}

export type RequestFileWords = typeof requestFiles

/** The same for the clinic's page, in Korean and English. */
export const clinicFiles: RequestFileWords = {
  label: '사진 또는 PDF · Pictures or PDF files',
  hint: 'JPEG, PNG, WebP, PDF. 한 번에 5개, 각 8MB까지. 사진의 메타데이터는 삭제됩니다. At most five of 8 MB each. Pictures lose their metadata; PDF files stay as they are.',
  again: '파일을 다시 선택하세요. Choose your files again: they were not kept.',
  mistakes: {
    too_many: '한 번에 5개, 모두 20개까지 보낼 수 있습니다. Choose at most five, and twenty in all.',
    too_large: '각 파일은 8MB 이하여야 합니다. Choose files of at most 8 MB.',
    unreadable: 'JPEG, PNG, WebP, PDF 파일만 보낼 수 있습니다. Choose pictures or PDF files that are not damaged.',
  },
  list: '첨부 파일 · Files',
  one: ({ type, bytes }, nth) => `${type === 'application/pdf' ? 'PDF' : '사진 · Picture'} ${nth}, ${writeSize(bytes)}`,
}

function writeSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
