import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { fetchPicture } from '#web/features/clinics/administration/calls.ts'
import { uploadPicture } from './upload-picture.ts'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

/** A running upload: a file with its progress, or an address that the server downloads. */
export type Upload = { label: string; share: number | undefined }

/** Uploads pictures one after another. */
export function useUpload(onPicture: (url: string) => void, countUpload: (by: 1 | -1) => void) {
  const { pictures: words, toasts } = clinicForm
  const [upload, setUpload] = useState<Upload | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function take(label: string, work: (onShare: (share: number) => void) => Promise<string>): Promise<boolean> {
    setFailure(null)
    setUpload({ label, share: undefined })
    countUpload(1)
    try {
      onPicture(await work((share) => setUpload({ label, share })))
      showToast({ kind: 'success', ...toasts.uploaded })
      return true
    } catch (error) {
      setFailure(error instanceof ApiProblem && error.status > 0 ? error.message : toasts.uploadFailed.description)
      showToast({ kind: 'failure', ...toasts.uploadFailed })
      return false
    } finally {
      setUpload(null)
      countUpload(-1)
    }
  }

  async function sendFiles(files: readonly File[]): Promise<void> {
    for (const file of files) await take(words.uploading(file.name), (onShare) => uploadPicture(file, onShare))
  }

  /** Returns whether it succeeded. */
  function fetchFrom(address: string): Promise<boolean> {
    return take(words.fetching, () => fetchPicture(address))
  }

  return { upload, failure, sendFiles, fetchFrom }
}
