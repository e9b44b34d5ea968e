/**
 * The last segment of the page that shows any clinic of a list from the browser's copy of the list. It is the same on
 * every device: the browser reads which clinic it is from the address.
 */
export const clinicCopyId = 'copy'

/** The address of that page: `/skin-clinics/copy`. */
export function clinicCopyPage(list: string): string {
  return `/${list}/${clinicCopyId}`
}

/** The page that can show this address offline, if it is the address of a clinic. */
export function copyPageOf(address: string): string | null {
  const { origin, pathname } = new URL(address)
  const [, list] = /^\/([a-z-]+-clinics)\/\d{1,16}$/.exec(pathname) ?? []
  return list === undefined ? null : origin + clinicCopyPage(list)
}

export function isClinicCopyPage(pathname: string): boolean {
  return /^\/[a-z-]+-clinics\/copy$/.test(pathname)
}
