import type { Plan } from '#domain/trips/plan/plans.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import type { PlanAsk, StopsMeant, Substitute } from '#domain/wishes/plan-talk/talk-asks.ts'

/** An edit in words that compare, with days counted from 1: "remove museums 2", "diet=vegan". */
export function editOf(edit: PlanAsk | BriefChip, plan: Plan): string {
  if ('field' in edit) {
    const value = typeof edit.value === 'object' ? Object.values(edit.value).join(' ') : String(edit.value)
    return `${edit.field.split('.').at(-1)}=${value}`
  }
  switch (edit.do) {
    case 'remove':
      return `remove ${stopsOf(edit.what)}${onDays(edit, plan)}`
    case 'replace':
      return `replace ${stopsOf(edit.what)} > ${substituteOf(edit.with)}${onDays(edit, plan)}`
    case 'add':
      return `add ${substituteOf(edit.place)}${numbers(edit.days)}`
    case 'move':
      return `move ${stopsOf(edit.what)} > ${edit.to + 1}`
    case 'lock':
      return `${edit.locked ? 'lock' : 'unlock'} ${stopsOf(edit.what)}${onDays(edit, plan)}`
    case 'stay':
      return `stay ${stopsOf(edit.what)}${onDays(edit, plan)} ${edit.minutes === null ? `${edit.more} more` : `${edit.minutes} minutes`}`
    case 'start':
      return `start${numbers(edit.days)} ${edit.at === null ? `${edit.later} later` : `at ${clockOf(edit.at)}`}`
    case 'less':
      return `less ${edit.of}${numbers(edit.days)}`
    case 'setting':
      return `setting ${edit.setting}${numbers(edit.days)}`
  }
}

function stopsOf(what: StopsMeant): string {
  switch (what.by) {
    case 'place':
      return what.placeIds.join(',')
    case 'kind':
      return `${what.isAll ? 'all ' : ''}${what.like}`
    case 'meal':
      return what.meal
    case 'order':
      return `stop ${what.index}`
  }
}

function substituteOf(by: Substitute): string {
  switch (by.by) {
    case 'any':
      return 'any'
    case 'place':
      return by.placeIds.join(',')
    case 'kind':
      return by.like
    case 'setting':
      return by.setting
    case 'diet':
      return by.diet
  }
}

/** Of a place that is on these days only, the days say nothing more. */
function onDays({ what, days }: { what: StopsMeant; days: number[] | null }, plan: Plan): string {
  const isThere = (index: number) =>
    what.by === 'place' && plan.days[index]?.stops.some(({ placeId }) => what.placeIds.includes(placeId ?? ''))
  return what.by === 'place' && days?.some(isThere) ? '' : numbers(days)
}

function numbers(days: readonly number[] | null): string {
  return days ? ` ${days.map((day) => day + 1).join(',')}` : ''
}

function clockOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
