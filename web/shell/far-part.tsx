import type { ReactNode } from 'react'

/** A part whose pictures are requested after the first paint (paint-first.ts). */
export function FarPart({ children }: { children: ReactNode }) {
  return <div className="far-part">{children}</div>
}
