const clinicRow = /^clinic-(\d+)$/u

/**
 * The path of the page of a row of the catalogue. A clinic's page is below the path of its category, and every category
 * path leads to it.
 */
export function placePath(id: string): string {
  const clinicId = clinicIdOfRow(id)
  return clinicId === null ? `/places/${id}` : `/other-clinics/${clinicId}`
}

/** The id of the clinic that a row of the catalogue is; null for a place. */
export function clinicIdOfRow(id: string): number | null {
  const clinicId = clinicRow.exec(id)?.[1]
  return clinicId === undefined ? null : Number(clinicId)
}
