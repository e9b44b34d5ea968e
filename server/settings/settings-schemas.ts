import { z } from 'zod/mini'
import { type Choices, preferenceValues } from '#domain/site/settings.ts'

const changedAt = z.iso.datetime()

const choices = z.object({
  theme: z.optional(z.object({ value: z.enum(preferenceValues.theme), changedAt })),
  textSize: z.optional(z.object({ value: z.enum(preferenceValues.textSize), changedAt })),
  placeNames: z.optional(z.object({ value: z.enum(preferenceValues.placeNames), changedAt })),
  mapApp: z.optional(z.object({ value: z.enum(preferenceValues.mapApp), changedAt })),
  dataUse: z.optional(z.object({ value: z.enum(preferenceValues.dataUse), changedAt })),
  pace: z.optional(z.object({ value: z.enum(preferenceValues.pace), changedAt })),
  diet: z.optional(z.object({ value: z.enum(preferenceValues.diet), changedAt })),
  mobility: z.optional(z.object({ value: z.enum(preferenceValues.mobility), changedAt })),
})

/** Parses the choices that a device and the account exchange; null for anything else. */
export function readChoices(value: unknown): Choices | null {
  const parsed = choices.safeParse(value)
  if (!parsed.success) return null
  // The schema allows undefined values, but `Choices` has only present and absent ones.
  return Object.fromEntries(Object.entries(parsed.data).filter(([, choice]) => choice !== undefined))
}
