import { z } from 'zod/mini'
import { preferenceValues } from './settings.ts'

const moment = z.iso.datetime()

/** Choices as they travel between a device and its owner's account. */
export const choicesSchema = z.object({
  theme: z.optional(z.object({ value: z.enum(preferenceValues.theme), changedAt: moment })),
  textSize: z.optional(z.object({ value: z.enum(preferenceValues.textSize), changedAt: moment })),
  placeNames: z.optional(z.object({ value: z.enum(preferenceValues.placeNames), changedAt: moment })),
  mapApp: z.optional(z.object({ value: z.enum(preferenceValues.mapApp), changedAt: moment })),
  dataUse: z.optional(z.object({ value: z.enum(preferenceValues.dataUse), changedAt: moment })),
})
