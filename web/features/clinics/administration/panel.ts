/** The ids of what takes the focus when a panel closes. */
export const addButtonId = 'add-clinic'
export const deletedButtonId = 'deleted-clinics'

export function editButtonId(clinicId: number): string {
  return `edit-clinic-${clinicId}`
}

/** What is open above the cards of a listing page. */
export type AdminPanel = { kind: 'none' | 'add' | 'deleted' } | { kind: 'edit'; id: number; name: string }
