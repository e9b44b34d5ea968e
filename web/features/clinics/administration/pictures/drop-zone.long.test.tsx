import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { DropZone } from './drop-zone.tsx'

const photo = new File([new Uint8Array(100)], 'photo.jpg', { type: 'image/jpeg' })
const drawing = new File(['<svg/> and so on'], 'logo.svg', { type: 'image/svg+xml' })
const folderNote = new File(['x'], '.DS_Store', { type: '' })

function show(isMultiple = false) {
  const onFiles = vi.fn<(files: File[]) => void>()
  mount(
    <DropZone id="main" label="Main picture" isMultiple={isMultiple} upload={null} failure={null} onFiles={onFiles} />,
  )
  return onFiles
}

/** As a person lets go of files above the zone. */
function drop(...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
  page.getByTestId('main').element().dispatchEvent(event)
  return event
}

test('a picture that is dropped is taken, and the browser does not open it instead', () => {
  const onFiles = show()
  expect(drop(folderNote, photo).defaultPrevented).toBe(true)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([photo])
})

test('a picture is chosen by the browser’s own box', async () => {
  const onFiles = show()
  await userEvent.upload(page.getByLabelText('Main picture'), photo)
  expect(onFiles).toHaveBeenCalledOnce()
})

test('a refused picture is explained beside the box until the next picture is taken', async () => {
  const onFiles = show()
  drop(drawing)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Error: logo.svg: File type must be JPEG, PNG or WebP')
  await expect.element(page.getByLabelText('Main picture')).toHaveAccessibleDescription(/File type must be/)
  drop(photo, photo)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error: Too many files')
  expect(onFiles).not.toHaveBeenCalled()
  drop(photo)
  expect(onFiles).toHaveBeenCalledOnce()
  expect(page.getByText('Too many files').elements()).toEqual([])
})

test('a place for several pictures takes those that fit', () => {
  const onFiles = show(true)
  drop(photo, drawing, photo)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([photo, photo])
})

test('while a picture is on its way its share is shown and no other is taken, which is said', async () => {
  const onFiles = vi.fn<(files: File[]) => void>()
  const upload = { label: 'Uploading photo.jpg', share: 0.42 }
  mount(<DropZone id="main" label="Main picture" isMultiple={false} upload={upload} failure={null} onFiles={onFiles} />)
  await expect.element(page.getByRole('progressbar', { name: 'Uploading photo.jpg' })).toHaveValue(0.42)
  await expect.element(page.getByRole('status')).toHaveTextContent('42 %')
  drop(photo)
  expect(onFiles).not.toHaveBeenCalled()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Error: Another picture was still uploading. Drop your picture again once that one has finished.',
    )
})
