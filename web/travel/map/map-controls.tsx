import type { ReactNode } from 'react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { map } from '#locales/en/places/map.ts'

type Props = { isReady: boolean; zoomIn: (() => void) | null; zoomOut: (() => void) | null; showCountry: () => void }

/** Hidden without scripts. A button at its limit stays, so that it keeps the focus. */
export function MapControls({ isReady, zoomIn, zoomOut, showCountry }: Props) {
  return (
    <div className="map-controls" hidden={!isReady}>
      <Control label={map.zoomIn} act={zoomIn}>
        <Plus aria-hidden="true" />
      </Control>
      <Control label={map.zoomOut} act={zoomOut}>
        <Minus aria-hidden="true" />
      </Control>
      <Control label={map.wholeCountry} act={showCountry}>
        <Maximize aria-hidden="true" />
      </Control>
    </div>
  )
}

function Control({ label, act, children }: { label: string; act: (() => void) | null; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={act === null || undefined}
      onClick={() => act?.()}
    >
      {children}
    </button>
  )
}
