import { encode } from 'uqr'
import { everywhere } from '#locales/en/everywhere.ts'

// The quiet zone: the standard asks for four light modules on every side.
const quietModules = 4
// With more bytes the modules become too small for a camera to read on a phone's screen.
const mostBytes = 900

type CodeDrawingProps = {
  text: string
  label: string
  tooLong: string
}

/** A QR code. Black on white in both themes, because cameras read inverted codes less reliably. */
export function CodeDrawing({ text, label, tooLong }: CodeDrawingProps) {
  const { siteName } = everywhere
  if (new TextEncoder().encode(text).length > mostBytes) return <p>{tooLong}</p>
  const { data, size } = encode(text === '' ? siteName : text, { border: quietModules, ecc: 'L' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-72 rounded-control bg-[white]"
    >
      <path d={path} fill="black" />
    </svg>
  )
}
