import type { StoryPlace, StoryStop } from '#domain/trips/plan/trip-story.ts'
import { asText } from './trip-figures.ts'

/** `**Gyeongbokgung** (경복궁)`: in bold where its part of the day is told. */
export function nameInFull({ name }: Pick<StoryPlace, 'name'>): string {
  return name.ko === '' || name.ko === name.en
    ? `**${asText(name.en)}**`
    : `**${asText(name.en)}** (${asText(name.ko)})`
}

export function nameOf(stop: StoryStop): string {
  return asText(stop.place?.name.en ?? stop.name)
}

/** Whether a day begins or ends at a station instead of a bed; a bed may be named after one. */
export function isStation(base: string, other: string): boolean {
  return base !== other && / station$/iu.test(base)
}

/** Whether a day begins or ends with a flight instead of a bed. */
export function isAirport(base: string): boolean {
  return /airport/iu.test(base)
}

/** The words of a base, without what kind of base it is: `Hotel area: Insadong` is Insadong. */
export function baseName(name: string): string {
  return asText(name.replace(/^[^:]*:\s*/u, ''))
}
