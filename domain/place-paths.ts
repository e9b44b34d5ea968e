const clinicRow = /^clinic-(\d+)$/u

/**
 * The address of the page of a row of the catalogue. A clinic's own page lies under the path of its category; any of
 * these paths leads there.
 */
export function placePath(id: string): string {
  const clinicId = clinicRow.exec(id)?.[1]
  return clinicId === undefined ? `/places/${id}` : `/other-clinics/${clinicId}`
}
