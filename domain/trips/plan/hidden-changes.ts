import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { Breach, Replan } from './trip-edits.ts'
import { privateTime } from './private-stops.ts'
import { isHiddenStop, tellsOfClinics } from '#domain/trips/document/trip-privacy.ts'

const hidden: Breach = { rule: 'treatments', day: null, code: 'hidden' }

/** The breaches of a change. One neutral entry replaces all that would reveal clinics, treatments or recovery. */
export function hideBreaches(breaches: readonly Breach[], document: TripDocument): Breach[] {
  const shown = breaches.filter((breach) => !isTelling(breach, document))
  return shown.length === breaches.length ? shown : [...shown, hidden]
}

/** A new plan for the rest of a day, with private time instead of stops that are hidden. `day` is its index. */
export function hideInReplan(replan: Replan, document: TripDocument, day: number): Replan {
  const whole = document.plan.days[day]
  const isHidden = ({ placeId, name }: Replan['changes'][number]) =>
    tellsOfClinics(`${placeId ?? ''} ${name}`, document) ||
    (whole?.stops ?? []).some(
      (stop) =>
        whole !== undefined &&
        (placeId === null ? stop.name === name : stop.placeId === placeId) &&
        isHiddenStop(stop, whole, document),
    )
  return {
    ...replan,
    changes: replan.changes.map((change) => {
      const { held: _, ...shown } = change
      return isHidden(change) ? { ...shown, placeId: null, name: privateTime } : change
    }),
    breaches: hideBreaches(replan.breaches, document),
  }
}

function isTelling(breach: Breach, document: TripDocument): boolean {
  const texts = Object.values(breach).filter((value): value is string => typeof value === 'string')
  return breach.rule === 'treatments' || texts.some((text) => tellsOfClinics(text, document))
}
