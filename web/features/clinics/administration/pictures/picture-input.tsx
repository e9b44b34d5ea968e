import { type KeyboardEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DropZone } from './drop-zone.tsx'
import type { FormParts } from '#web/features/clinics/administration/form/form-parts.ts'
import { useUpload } from './use-upload.ts'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

type PictureInputProps = Pick<FormParts, 'countUpload'> & {
  id: string
  label: string
  isMultiple: boolean
  onPicture: (url: string) => void
}

/** Adds a picture from a file, or from an address that the server downloads. */
export function PictureInput({ id, label, isMultiple, countUpload, onPicture }: PictureInputProps) {
  const { pictures: words } = clinicForm
  const { upload, failure, sendFiles, fetchFrom } = useUpload(onPicture, countUpload)
  const [address, setAddress] = useState('')
  const [isMissing, setMissing] = useState(false)
  async function fetchAddress() {
    if (upload) return
    const isThere = /^https:\/\/./.test(address.trim())
    setMissing(!isThere)
    if (isThere && (await fetchFrom(address.trim()))) setAddress('')
  }
  function fetchByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void fetchAddress()
  }
  return (
    <div className="grid gap-4">
      <DropZone {...{ id, label, isMultiple, upload, failure }} onFiles={(files) => void sendFiles(files)} />
      <div className="flex max-w-172 flex-wrap items-end gap-2">
        <TextField
          id={`${id}-address`}
          type="url"
          label={words.address}
          hint={words.addressHint}
          isOptional
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={fetchByEnter}
          error={isMissing ? words.addressMissing : undefined}
          className="min-w-60 flex-1"
        />
        <Button isPending={upload !== null} onClick={() => void fetchAddress()}>
          {words.fetch}
        </Button>
      </div>
    </div>
  )
}
