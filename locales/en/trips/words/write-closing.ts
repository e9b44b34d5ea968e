import type { TripStory } from '#domain/trips/plan/trip-story.ts'
import { sayLeftOut } from '#locales/en/trips/trip-plan-words.ts'
import { languageAdvice } from './traveller-phrases.ts'
import { presentTreatment } from './treatment-phrases.ts'
import { asText, capital, countOf } from './trip-figures.ts'

/** What is good to know for all days: treatments, what was left out, what is not certain. */
export function writeClosing(story: TripStory): string {
  return [treatments(story), leftOut(story), beforeYouGo(story)].filter((part) => part !== '').join('\n\n')
}

function treatments(story: TripStory): string {
  if (story.treatments.length === 0) return ''
  return ['## Treatment and recovery', ...story.treatments.map(presentTreatment)].join('\n\n')
}

function leftOut({ leftOut: left }: TripStory): string {
  if (left.length === 0) return ''
  const lines = left.map(
    (each) => `- ${each.isQuoted ? `“${asText(each.name)}”` : asText(each.name)}. ${sayLeftOut(each)}`,
  )
  return `## Left out\n\n${lines.join('\n')}`
}

function beforeYouGo({ traveller, unconfirmed }: TripStory): string {
  const sentences = [
    'All times are those of Korea, and every way is an estimate: leave a little earlier when a door closes soon after you arrive.',
    ...(unconfirmed.hours > 0
      ? [
          unconfirmed.hours === unconfirmed.places
            ? `Nobody has confirmed the opening hours of these ${countOf(unconfirmed.places, 'stop')} yet.`
            : `Of the ${countOf(unconfirmed.places, 'stop')}, ${countOf(unconfirmed.hours, 'has', 'have')} hours that nobody has confirmed yet.`,
        ]
      : []),
    ...(unconfirmed.prices > 0
      ? [
          `${capital(countOf(unconfirmed.prices, 'price is', 'prices are'))} not known and counted as usual for their kind.`,
        ]
      : []),
    ...(traveller.wantsLanguageSupport ? [languageOf(traveller.languageHelp.map((help) => languageAdvice[help]))] : []),
  ]
  return `## Before you go\n\n${sentences.join(' ')}`
}

function languageOf(advice: readonly string[]): string {
  const shown =
    'You asked for help with the language: every name stands here in Korean too, so that you can show it to a driver or a waiter'
  return advice.length === 0 ? `${shown}.` : `${shown}. ${capital(advice.join('; '))}.`
}
