import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawQrCode } from './qr-code.ts'

const address =
  'otpauth://totp/My%20Guide%20Korea:minji%40example.com?issuer=My%20Guide%20Korea&secret=GEZDGNBVGY3TQOJQ'

test('the drawing survives in a data address as the client writes it', () => {
  const svg = drawQrCode(address)
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
  expect(svg).not.toMatch(/[#%]/)
})

test('there is light ground around the code, four modules wide, even over black', async () => {
  const { data, info } = await sharp(Buffer.from(drawQrCode(address)))
    .flatten({ background: 'black' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = [...data.keys()].filter((at) => (data[at] ?? 0) < 128)
  const columns = dark.map((at) => at % info.width)
  const rows = dark.map((at) => Math.floor(at / info.width))
  const modules = (pixels: number) => pixels / 4
  expect(modules(Math.min(...columns))).toBe(4)
  expect(modules(Math.min(...rows))).toBe(4)
  expect(modules(info.width - 1 - Math.max(...columns))).toBe(4)
})
