/** `person`: the clinic promised the time to somebody else. `patient`: the patient has another visit then. */
export type SlotConflictWith = 'person' | 'patient'

/** A time that was wanted is not free. */
export class SlotConflict extends Error {
  override readonly name = 'SlotConflict'
  readonly whose: SlotConflictWith

  constructor(whose: SlotConflictWith) {
    super(whose)
    this.whose = whose
  }
}

const exclusionViolation = '23P01'

const constraints: Readonly<Record<string, SlotConflictWith>> = {
  consultation_slots_of_person: 'person',
  consultation_slots_of_patient: 'patient',
}

/** The conflict that the database saw, where it is one; otherwise the error itself. */
export function recogniseConflict(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === exclusionViolation)) return error
  const whose =
    'constraint' in error && typeof error.constraint === 'string' ? constraints[error.constraint] : undefined
  return whose ? new SlotConflict(whose) : error
}
