import type { ClinicFormMessages } from '#locales/en/clinic-form.ts'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { restoreClinic } from '#web/features/clinics/administration/calls.ts'
import { describeFailure } from '#web/features/clinics/administration/describe-failure.ts'
import { listedClinic } from '#web/features/clinics/administration/listed-clinic.ts'

/** Takes a deletion back and says what became of it; null where it could not be done. */
export async function restoreDeleted(
  id: number,
  name: string,
  words: ClinicFormMessages,
): Promise<ListedClinic | null> {
  const { toasts } = words
  try {
    const clinic = listedClinic(await restoreClinic(id))
    showToast({ kind: 'success', ...toasts.restored, description: name })
    return clinic
  } catch (error) {
    showToast({ kind: 'failure', title: toasts.notRestored, description: describeFailure(error, words) })
    return null
  }
}
