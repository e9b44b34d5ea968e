import type { Assurance } from '#domain/accounts/accounts.ts'
import { type Choices, isPreferenceValue, preferenceNames } from '#domain/site/settings.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { keepChoices, type StoredChoice, listChoices } from './preference-store.ts'

export type Member = { userId: string; assurance: Assurance }

/** The preferences of members. Every statement runs as the member, so that the database checks the rights too. */
export function createPreferences({ database, now }: { database: Database; now: () => number }) {
  function read(member: Member): Promise<Choices> {
    return database.transactionAs({ role: 'member', ...member }, async (tx) => present(await listChoices(tx)))
  }

  /** Merges the choices of a device. The newer choice of each preference wins. Returns the result. */
  function merge(member: Member, chosen: Choices): Promise<Choices> {
    const kept = preferenceNames.flatMap((name) => {
      const choice = chosen[name]
      return choice ? [{ name, value: choice.value, changed_at: notLater(choice.changedAt) }] : []
    })
    return database.transactionAs({ role: 'member', ...member }, async (tx) => {
      await keepChoices(tx, member.userId, kept)
      return present(await listChoices(tx))
    })
  }

  /** Otherwise a device whose clock runs ahead would always win. */
  function notLater(moment: string): Date {
    return new Date(Math.min(Date.parse(moment), now()))
  }

  return { read, merge }
}

export type Preferences = ReturnType<typeof createPreferences>

function present(rows: readonly StoredChoice[]): Choices {
  const choices: Choices = {}
  for (const name of preferenceNames) {
    const row = rows.find((one) => one.name === name)
    if (row && isPreferenceValue(name, row.value)) {
      Object.assign(choices, { [name]: { value: row.value, changedAt: row.changed_at.toISOString() } })
    }
  }
  return choices
}
