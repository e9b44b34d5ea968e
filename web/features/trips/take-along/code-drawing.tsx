import { encode } from 'uqr'
import { useMessages } from '#web/ui/messages.ts'

// The standard asks for four modules of light around.
const quietModules = 4
// A code of more bytes has modules that a camera cannot tell apart on a phone's screen.
const mostBytes = 900

type CodeDrawingProps = {
  text: string
  /** What the code holds. */
  label: string
  tooLong: string
}

/** A QR code. Black on white in both themes: cameras read nothing else reliably. */
export function CodeDrawing({ text, label, tooLong }: CodeDrawingProps) {
  const { siteName } = useMessages()
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
