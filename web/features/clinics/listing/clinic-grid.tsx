import { type ReactNode, useMemo } from 'react'
import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { NumberedPlace } from '#web/travel/map/drawing/map-pins.tsx'
import { classes } from '#web/ui/classes.ts'
import { ClinicCard } from './clinic-card.tsx'
import { clinicRowId } from './clinics-map.tsx'
import type { ListedClinic } from './listed-clinics.ts'

type ClinicGridProps = {
  treatment: ClinicTreatment
  clinics: readonly ListedClinic[]
  places: readonly NumberedPlace[]
  actionsOf: (clinic: ListedClinic) => ReactNode
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** The cards. Hovering or focusing one highlights its pin. */
export function ClinicGrid({ treatment, clinics, places, actionsOf, activeId, onActivate }: ClinicGridProps) {
  const numbers = useMemo(() => new Map(places.map(({ id, number }) => [id, number])), [places])
  return (
    <ul className={classes('mt-4 grid gap-6 md:grid-cols-2', places.length === 0 && 'xl:grid-cols-3')}>
      {clinics.map((clinic, place) => {
        const id = String(clinic.id)
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the links inside
          <li
            key={id}
            id={clinicRowId(id)}
            className="min-w-0"
            onPointerEnter={(event) => event.pointerType !== 'touch' && onActivate(id)}
            onPointerLeave={() => onActivate(null)}
            onFocus={() => onActivate(id)}
            onBlur={() => onActivate(null)}
          >
            <ClinicCard
              clinic={clinic}
              number={numbers.get(id) ?? null}
              isActive={id === activeId}
              isFirst={place < 2}
              treatment={treatment}
              actionsOf={actionsOf}
            />
          </li>
        )
      })}
    </ul>
  )
}
