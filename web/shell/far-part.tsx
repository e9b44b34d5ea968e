import type { ReactNode } from 'react'

/** A part whose pictures are asked for when what is seen was painted (paint-first.ts). */
export function FarPart({ children }: { children: ReactNode }) {
  return <div className="far-part">{children}</div>
}
