const clinicRow = /^clinic-(\d+)$/u

/**
 * The path of the page of a row of the catalogue. A clinic's page is below the path of its category, and every category
 * path leads to it.
 */
export function placePath(id: string): string {
  const clinicId = clinicRow.exec(id)?.[1]
  return clinicId === undefined ? `/places/${id}` : `/other-clinics/${clinicId}`
}
