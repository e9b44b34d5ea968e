import sharp, { type Sharp } from 'sharp'

type Wanted = { width?: number; height?: number; color?: string }

function draw({ width = 64, height = 48, color = '#7a9' }: Wanted = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: color } })
}

export function drawTestImage(wanted?: Wanted): Promise<Buffer> {
  return draw(wanted).png().toBuffer()
}

/** A photograph of a phone: rotated by its metadata, with the place where it was taken. */
export function takeTestPhoto(wanted?: Wanted): Promise<Buffer> {
  return draw(wanted)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Kim Minji' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
