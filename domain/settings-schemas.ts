import { z } from 'zod/mini'
import { type Choices, preferenceValues } from './settings.ts'

const changedAt = z.iso.datetime()

const choices = z.object({
  theme: z.optional(z.object({ value: z.enum(preferenceValues.theme), changedAt })),
  textSize: z.optional(z.object({ value: z.enum(preferenceValues.textSize), changedAt })),
  placeNames: z.optional(z.object({ value: z.enum(preferenceValues.placeNames), changedAt })),
  mapApp: z.optional(z.object({ value: z.enum(preferenceValues.mapApp), changedAt })),
  dataUse: z.optional(z.object({ value: z.enum(preferenceValues.dataUse), changedAt })),
})

/** Choices as they travel between a device and the account; null for anything else. */
export function readChoices(value: unknown): Choices | null {
  const parsed = choices.safeParse(value)
  if (!parsed.success) return null
  // The schema lets a thing be undefined, and we know only present and absent.
  return Object.fromEntries(Object.entries(parsed.data).filter(([, choice]) => choice !== undefined))
}
