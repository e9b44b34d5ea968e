import { type Choices, preferenceNames } from '#domain/site/settings.ts'
import { ApiProblem, callApi } from '#web/api.ts'
import { keepSyncing } from '#web/keep-syncing.ts'
import { keep, type StoredChoices, onChoiceChange, readKept } from '#web/preferences/stored-choices.ts'

/**
 * Until the signal, sends choices of this device and takes over those of other devices. A choice that was sent before
 * but is not in the account belongs to a previous user of this browser, and is removed.
 */
export function syncChoices(signal: AbortSignal): void {
  const send = async (isFirst: boolean) => {
    if (isFirst || hasUnsent()) await exchange(signal)
  }
  keepSyncing({ exchange: send, watch: onChoiceChange, pauseMs: 0 }, signal)
}

async function exchange(signal: AbortSignal): Promise<void> {
  const sent = listUnsent(readKept())
  try {
    const answer = await (Object.keys(sent).length > 0
      ? callApi('PUT /api/settings/preferences', { body: sent, signal })
      : callApi('GET /api/settings/preferences', { signal }))
    adopt(answer, sent)
  } catch (error) {
    // Not reached, or signed out meanwhile: unsent choices stay, and the next page sends them.
    if (!(error instanceof ApiProblem)) throw error
  }
}

function adopt(answer: Choices, sent: Choices): void {
  const now = readKept()
  const changedAgain = preferenceNames.filter(
    (name) => now[name]?.isUnsent && now[name].changedAt !== sent[name]?.changedAt,
  )
  const next: StoredChoices = { ...answer, ...pick(now, changedAgain) }
  if (JSON.stringify(next) !== JSON.stringify(now)) keep(next)
}

function hasUnsent(): boolean {
  return Object.keys(listUnsent(readKept())).length > 0
}

function listUnsent(kept: StoredChoices): Choices {
  return Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const choice = kept[name]
      return choice?.isUnsent ? [[name, { value: choice.value, changedAt: choice.changedAt }]] : []
    }),
  )
}

function pick(kept: StoredChoices, names: readonly (keyof StoredChoices)[]): StoredChoices {
  return Object.fromEntries(names.map((name) => [name, kept[name]]))
}
