import type { ProposalQuestion, TalkProblem } from '#domain/wishes/plan-talk/talk-asks.ts'
import { dates } from '#locales/en/site/dates.ts'
import { duration, grouped, timeOfDay, won } from '#locales/en/site/figures.ts'
import { sayBreach } from './trip-edits.ts'

function day(index: number, date: string): string {
  return `Day ${index + 1}, ${dates.writeBrief(new Date(`${date}T00:00:00Z`))}`
}

/** What is said of a plan in one's own words: the box, and what it would change. */
export const tripTalk = {
  title: 'What these words would change',
  again: 'This plans the trip again. Other stops may change too.',
  nights: 'How many nights are in which city is for the planner to decide. Look at the cities afterwards.',
  from: (words: string) => `(from “${words}”)`,
  fromBefore: (words: string, value: string) => `(before: ${value}, from “${words}”)`,
  waiting: 'After that, ask for the rest. It stays in the box:',
  notUnderstood: 'Nothing is changed for this',
  examples:
    'Such words are understood: “less walking”, “no museums”, “more time at Gyeongbokgung”, “leave out Insadong Street”. For anything else open a stop and use its buttons.',
  problems: 'Not changed',
  quoted: (words: string, text: string) => `“${words}”: ${text}`,
  breaks: (count: number) => (count === 1 ? 'This causes a problem' : `This causes ${count} problems`),
  onDay: (index: number, text: string) => `Day ${index + 1}: ${text}`,
  apply: 'Change the plan',
  planAgain: 'Plan the trip again',
  leave: 'Leave it as it is',
  nothing: 'Nothing of this changes the plan.',
  pick: (name: string, index: number) => `${name}, day ${index + 1}`,
  day,
  private: 'This is about a stop that is hidden here. Show the clinics to see it.',
  stops: {
    gone: (name: string) => `${name} is left out`,
    replaced: (name: string, by: string, arrive: string, leave: string) =>
      `${by} instead of ${name}, ${timeOfDay(arrive)} to ${timeOfDay(leave)}`,
    added: (name: string, arrive: string, leave: string) => `${name}, new, ${timeOfDay(arrive)} to ${timeOfDay(leave)}`,
    movedHere: (name: string, from: number, arrive: string) =>
      `${name} comes here from day ${from + 1}, at ${timeOfDay(arrive)}`,
    movedAway: (name: string, to: number) => `${name} goes to day ${to + 1}`,
    locked: (name: string) => `${name} is locked: it keeps its day and time`,
    unlocked: (name: string) => `${name} is no longer locked`,
    stay: (name: string, minutes: number, before: number) => `${name}: ${duration(minutes)}, was ${duration(before)}`,
    stays: (count: number, minutes: number) =>
      `${count} visits are ${minutes < 0 ? 'shorter' : 'longer'}, by ${duration(Math.abs(minutes))} in all`,
    time: (name: string, arrive: string, before: string) => `${name} at ${timeOfDay(arrive)}, was ${timeOfDay(before)}`,
    times: (count: number) => `${count} stops at other times`,
  },
  figures: {
    start: (clock: string, before: string) => `Starts at ${timeOfDay(clock)}, was ${timeOfDay(before)}`,
    foot: (metres: number, before: number) => `On foot ${kilometres(metres)}, was ${kilometres(before)}`,
    cost: (amount: number, before: number) => `Costs ${won(amount)}, was ${won(before)}`,
  },
  problem: sayProblem,
  ask,
}

function kilometres(metres: number): string {
  return metres < 1000 ? `${grouped(Math.round(metres / 10) * 10)}\u00A0m` : `${(metres / 1000).toFixed(1)}\u00A0km`
}

function sayProblem(problem: TalkProblem): string {
  switch (problem.why) {
    case 'no_such_day':
      return 'The trip has no such day.'
    case 'not_in_plan':
      return 'This is not in the plan.'
    case 'is_so':
      return 'This is so already.'
    case 'whole_trip':
      return 'This can only hold for the whole trip, not for one day.'
    case 'not_earlier':
      return 'A day can start later, but not earlier. Move or add a stop instead.'
    case 'at_limit':
      return sayLimit(problem.of)
    case 'refused':
      return sayBreach(problem.breach)
    case 'no_alternative':
      return `Nothing of this kind fits there instead of ${problem.name}.`
    case 'no_addition':
      return 'Nothing of this kind is near that day’s way and not in the plan yet.'
    case 'nothing_helps':
      return `On day ${problem.day + 1} nothing else would help without breaking something you asked for.`
    case 'starts_then':
      return `Day ${problem.day + 1} starts at ${timeOfDay(problem.at)} already.`
    case 'held_start':
      return `Day ${problem.day + 1} starts with ${problem.name} at ${timeOfDay(problem.at)}, which keeps its time.`
    case 'no_facts':
      return 'There is no connection, and this device does not have the data for it.'
    case 'too_much':
      return 'No trip can be planned with this answer. It is too long, or the dates do not fit.'
  }
}

function sayLimit(of: 'pace' | 'budget' | 'length'): string {
  switch (of) {
    case 'pace':
      return 'There is no other pace on that side. Take out stops of a day instead.'
    case 'budget':
      return 'The daily budget is at its end on that side.'
    case 'length':
      return 'A trip has between 1 and 90 days.'
  }
}

function ask(question: ProposalQuestion): string {
  switch (question.ask) {
    case 'words':
      return `What do you mean by “${question.words}”?`
    case 'day':
      return `On which day (“${question.words}”)? Add it, such as “day 2” or “on Friday”.`
    case 'stop':
      return `What should come instead (“${question.words}”)?`
    case 'date':
      return `Which day is “${question.words}”? Please write the month as a word.`
    case 'ages':
      return `How old are the children (“${question.words}”)?`
    case 'which':
      return `Which one do you mean by “${question.words}”?`
  }
}
