import { sealStrokes, sealStrokeWidth } from '#domain/site/seal.ts'

export function Seal({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="36" height="36" rx="4" className="fill-seal" />
      <path
        d={sealStrokes}
        className="stroke-on-seal"
        fill="none"
        strokeWidth={sealStrokeWidth}
        strokeLinecap="square"
      />
    </svg>
  )
}
