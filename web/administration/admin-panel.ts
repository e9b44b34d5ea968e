/** The panel that is open above a list; only one at a time. */
export type AdminPanel<Id extends string | number> =
  | { kind: 'none' | 'add' | 'deleted' }
  | { kind: 'edit'; id: Id; name: string }

/** The ids of the elements that take the focus when a panel closes. */
export function addButtonId(kind: 'clinic' | 'place'): string {
  return `add-${kind}`
}

export function deletedButtonId(kind: 'clinic' | 'place'): string {
  return `deleted-${kind}s`
}

export function editButtonId(kind: 'clinic' | 'place', id: string | number): string {
  return `edit-${kind}-${id}`
}
