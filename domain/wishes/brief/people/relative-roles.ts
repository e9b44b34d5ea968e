import type { Mention } from '#domain/wishes/brief/mentions.ts'
import type { Ages } from './people-ages.ts'
import type { Relative } from './people-words.ts'

type Range = { from: number; to: number }

/** 조카(9살) and 妹(17) are children, and counted by their ages. */
export function isChild(plain: string, { value, from, to }: Mention<Relative>, { children }: Ages): boolean {
  // 我跟弟弟(弟弟10岁,我19) names him twice.
  const word = plain.slice(from, to)
  const again = new RegExp(
    `^(?:들|たち|们|們)?\\s*[(（,]?\\s*(?:${/\p{Script=Han}/u.test(word) ? word : '(?!)'})?\\s*$`,
    'u',
  )
  return (
    value === 'sibling' && children.some((age) => age.to > to && again.test(plain.slice(to, Math.max(to, age.from))))
  )
}

/** 엄마인 저 and 母の私 are the speaker. */
export function isSpeaker(plain: string, { from, to }: Range): boolean {
  return (
    /^\s*(?:인|이자) ?(?:저|나|제)|^(?:の|である)(?:私|僕|俺)/u.test(plain.slice(to)) ||
    /^ here\b/u.test(plain.slice(to)) ||
    /\b(?:i am|i'm) (?:(?:a|the) )?$|我是$/u.test(plain.slice(0, from)) ||
    /^ of (?:one|two|three|four|five|\d)\b/u.test(plain.slice(to))
  )
}
