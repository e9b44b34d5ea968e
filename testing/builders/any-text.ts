import fc from 'fast-check'

const characters = ' \n\t,.;:/|&+-~()[]{}\'"#$%^*?!\u200B\u3001\u301C\uFFE6\u20A9\u00A5\u5186\u5143'
const letters = 'aegknostuAEO0123456789\u0301\u3099가나다만원억일이천백십경복궁京宮明洞万円元キョンボク\uD83D\uDE00'

/** Text as people and attackers write it: letters of four scripts, characters, and any other half of a character. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...(characters + letters).split('')),
      fc.nat(0xffff).map((code) => String.fromCharCode(code)),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''))
