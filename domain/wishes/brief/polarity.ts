import type { BriefText } from './brief-text.ts'
import { chinesePolarity } from './chinese-polarity.ts'
import {
  crossAfter,
  isOwnAnswer,
  isSeenEnough,
  type Polarity,
  readNegationPhrase,
  refusalHeading,
} from './negation-phrases.ts'
import { japanese, korean, ownRefusals, unlisted, type VerbFinal } from './verb-final-words.ts'

const sentenceEnd = /[.;!?。！？；\n]/u

/** Whether a brief asks for what it mentions from here to there, or refuses it: "no museums", "쇼핑 말고", "不要爬山". */
export function polarityOf(text: BriefText, from: number, to: number): Polarity {
  const { plain, language } = text
  if (refusalHeading.test(before(plain, from)) || crossAfter.test(after(plain, to))) return 'refused'
  if (answeredNo.test(plain.slice(to, to + 20))) return 'refused'
  if (isOwnAnswer(plain, from)) return 'wanted'
  if (isSeenEnough(before(plain, from), after(plain, to))) return 'refused'
  const phrase = readNegationPhrase(before(plain, from), after(plain, to))
  if (phrase) return phrase
  const isMixed = language !== 'en' && !/^[\p{ASCII}]+$/u.test(plain.slice(from, to))
  if (
    isMixed &&
    (englishNo.test(before(plain, from)) ||
      /^\s*(?:は|은|는|이|가|도)?\s*no(?=[\s,.;!、]|$)(?! problem)/u.test(after(plain, to)))
  )
    return 'refused'
  if (/\bno\s+$/u.test(before(plain, from)))
    return language === 'en'
      ? englishPolarity(before(plain, from), after(plain, to), plain.slice(to, to + 24))
      : 'refused'
  const isLatin = /^[\p{ASCII}]+$/u.test(plain.slice(from, to))
  if (language !== 'en' && isLatin && englishYes.test(before(plain, from))) return 'wanted'
  if (language === 'en' || isLatin) {
    const english = englishPolarity(before(plain, from), after(plain, to), plain.slice(to, to + 24))
    if (language === 'en' || english !== 'wanted') return english
  }
  return language === 'zh'
    ? chinesePolarity(before(plain, from), after(plain, to))
    : verbFinalPolarity(before(plain, from), after(plain, to), {
        ...(language === 'ja' ? japanese : korean),
        mention: plain.slice(from, to),
      })
}

/** "Shopping? God no", 쇼핑? 노노 */
const answeredNo =
  /^\?+\s*(?:(?:god|hell|oh|absolutely) )?(?:(?:no|nope|nah|never|pass)\b|노노|아뇨|별로|패스|いらない|不要|不了|算了)/u

/** "I hate 쇼핑", in a text of two languages */
const englishNo = /\b(?:no|hates?|dislikes?|skip|avoid|without|can'?t stand|(?:don'?t|doesn'?t) (?:like|want))\s+$/u

/** "We love hiking", in such a text, and shoppingだけ */
const englishYes = /\b(?:(?<!n't |not )(?:love|loves|like|likes|want|wants|enjoy)|into)\s+$/u

/** The rest of the sentence before a mention. */
function before(plain: string, at: number): string {
  let from = at
  while (from > 0 && !isEnd(plain, from - 1)) from--
  return plain.slice(from, at)
}

function after(plain: string, at: number): string {
  let to = at
  while (to < plain.length && !isEnd(plain, to)) to++
  return plain.slice(at, to)
}

/** A point between digits, as in 1.5 million, ends no sentence. */
function isEnd(plain: string, at: number): boolean {
  return sentenceEnd.test(plain.charAt(at)) && !/\d[.]\d/u.test(plain.slice(Math.max(0, at - 1), at + 2))
}

const negator =
  /\b(?:no|not|without|nobody|no[- ]one|none of us|avoid(?:ing)?|skip(?:ping)?|hates?|dislikes?|never|nor|neither|don'?t|doesn'?t|didn'?t|can'?t|cannot|won'?t|isn'?t|aren'?t|less|fewer|except(?: for)?|(?<!\ba )few|instead of|rather than|anything but|tired of|sick of|(?:afraid|scared|terrified) of|bored (?:of|by|with)|drop(?! (?:by|in|off|into|me|us))|nothing|leave out|refuse(?:s|d)?(?: to)?|do without|steer clear of|spare (?:us|me)|zero|hard pass on|pass on)\b/gu
const softer =
  /\b(?:no more than|not more than|at most|maximum|max|up to|only one|just one|not only|not just|not necessarily|apart from|besides|other than|don'?t mind)\b/u
const verbs =
  /^(?: (?:think|believe|feel like)(?: that)?(?: (?:we|i))?(?=\b))?(?:\s*\b(?:really|particularly|especially|ever|even|is|are|will|would|should|wants|needs|look|looking|at|another|like|love|want|wanna|enjoy|care|for|about|need|wants?|eat|eating|drink|do|doing|go|going|to|visit|visiting|have|having|see|seeing|climb|climbing|take|handle|stand|interested|interest|keen|in|on|into|a|an|big|huge|fans?|of|any|much|too|many|the|more|so|lots|be|near|with|all|tolerate|bear|walk)\b)*/u
const turns =
  /\b(?:but|just|only|love|like|want|prefer|more|yes|then|however|so|because|looking|interested|enjoy|please do|i|we|my|our|he|she|they|is|are|would)\b/u

const unwantedAfter =
  /^ (?:is|are) (?:too|so) [^.;!?]{1,30}\b(?:somewhere else|elsewhere)\b|^[^,.;!?]{0,12}?\b(?:(?:is|are|would be)?\s?(?:a )?(?:hard pass|no[- ]go|out of the question|off the table|not happening)|(?:is|are) (?:definitely |absolutely )?out(?=[,.;!]|$)|(?:is|are)(?: not|n't) for (?:me|us|her|him)\b|can be skipped|(?:not|isn't|aren't) (?:really )?(?:my|our|her|his|their) (?:thing|cup of tea|scene)|(?:is|are) (?:a problem|difficult|hard|tough) for)\b/u
const gaveUp =
  /^[^.;!?]{0,16}?,? but (?:my|our|the|it|that|we|i|there|it's|that's)\b[^.;!?]{0,40}\b(?:no|not|can'?t|cannot|won'?t|don'?t|closed|impossible|too (?:far|hard|steep|expensive|cold|hot|much))\b/u
const pastBefore = /\b(?:been|gone)\s+(?:to|in)\s+(?:the\s+)?$/u
/** "Been to Seoul, don't need it again" */
const doneAfter =
  /^[^.;!?]{0,40}\b(?:(?:don't|do not|no) need (?:it|that|to (?:go|see|do))|skip (?:it|that)|not again|no need|no more of)\b/u

function englishPolarity(head: string, tail: string, rest: string): Polarity {
  if (/\beats? (?:nothing (?:but|except)|only)\s+(?:[a-z]+\s+)?$/u.test(head)) return 'neutral'
  // "Maybe a day in Suwon if there is time", "not Busan. Jeju instead"
  if (
    (/\b(?:maybe|perhaps|possibly)\b[^,;]{0,24}$/u.test(head) && /^[^,;]{0,12}\bif\b/u.test(tail)) ||
    (/\bnot\s+$/u.test(head) && /^$/u.test(tail) && /\binstead\b/u.test(rest))
  )
    return 'neutral'
  // "Nothing except shopping" and "no theme parks except Everland" ask for it.
  if (
    /\b(?:no|not|nothing|none|any|n't|nobody)\b[^,;]{0,40}\b(?:except|but|besides|other than|apart from)(?: for)?\s+(?:the\s+)?$/u.test(
      head,
    )
  )
    return 'wanted'
  // "Seoul > Sokcho > Busan" is a route.
  const isRoute = (`${head}${tail}`.match(/>/gu)?.length ?? 0) > 1
  if (
    (isRoute ? /\bthan\s+(?:the\s+)?$/u : /(?:\bthan|(?<!-)>)\s+(?:the\s+)?$/u).test(head) ||
    /\bprefer\b[^,]*\bover\s+$/u.test(head)
  ) {
    return /\brather than\s+(?:the\s+)?$/u.test(head) ? 'refused' : 'neutral'
  }
  if (/(?:^|[.;!?\n]\s*)instead of (?:all )?(?:the )?$/u.test(head)) return 'neutral'
  // "I'd love Seoraksan, but my knees say no", "my kid eats nothing but noodles"
  if (/\b(?:i'?d|we'?d|would) (?:love|like|have loved)\b[^,.;]*$/u.test(head) && gaveUp.test(tail)) return 'neutral'
  // "No museum straight after lunch" is about an hour.
  if (
    /\b(?:no|not|never|avoid|without|\w+n't)\b/u.test(head) &&
    /^ (?:straight |right |directly |just )?(?:after|before) (?:(?:a |the )?(?:breakfast|lunch|dinner|meals?|noon|dark|sunset|arrival|landing|flight)\b|\d)/u.test(
      tail,
    )
  )
    return 'neutral'
  if (/^\s*[- ]free\b|^\s*no\s*(?:[,.;!(]|thank(?:s| you)|way\b|$)/u.test(tail)) return 'refused'
  if (unwantedAfter.test(tail) || (pastBefore.test(head) && doneAfter.test(tail))) return 'refused'
  // "Give the museum a miss" refuses, and "give me a museum" does not.
  if (/\bgive (?:the |any )?$/u.test(head)) return /^[^,.;]{0,20} a miss\b/u.test(tail) ? 'refused' : 'wanted'
  if (/^\s*(?:max|maximum|at most|tops)\b|^[^,]{0,24}\b(?:doesn't|don't|do not) count\b/u.test(tail)) return 'neutral'
  // Where somebody has been is no wish.
  if (
    pastBefore.test(head) ||
    /\b(?:been|visited|seen|done)\s+(?:to\s+|in\s+)?(?:the\s+|every\s+|all (?:the\s+)?)?$/u.test(head)
  )
    return 'neutral'
  if (
    /^[^,]{0,20}\b(?:(?:is|are) not (?:for|our|my)|(?:bores?|bore) (?:me|us)|not (?:really )?(?:for|our|my))\b/u.test(
      tail,
    )
  )
    return 'refused'
  // "Three museums a day is too much"
  if (/^ (?:a|per) day (?:is|are|would be) (?:too|enough|plenty)/u.test(tail)) return 'neutral'
  // "Three museums is one too many"
  if (/^ (?:is|are) (?:one |two |far |way |a bit )?too (?:many|much)\b/u.test(tail)) return 'neutral'
  // "Too many museums"
  if (/\btoo (?:many|much) (?:the )?$/u.test(head) && !/\b(?:no|not|don't|without|avoid)\b[^,;]{0,20}$/u.test(head))
    return 'neutral'
  // "Dad hates shopping, mum loves it"
  if (/^,? [a-z ]{0,20}\b(?:loves?|likes?|enjoys?) it\b/u.test(tail)) return 'neutral'
  // "Not fussed about shopping"
  if (/(?:\bnot|n't)\s+(?:too |that |so |really )?(?:fussed|fazed|picky)(?: about| by)? $/u.test(head)) return 'neutral'
  // "Not afraid of stairs" and "not too much culture" ask for nothing and refuse nothing.
  if (
    /(?:\bnot|n't|\bnever)\s+(?:\w+\s+)?(?:afraid of|sick of|tired of|bored (?:of|by|with)|too (?:much|many)|(?:so|that|quite) many)\s+(?:the\s+)?$/u.test(
      head,
    )
  )
    return 'neutral'
  const last = [...head.matchAll(negator)].at(-1)
  const soft = softer.exec(head)
  if (soft && /^[^,]*$/u.test(head.slice(soft.index)) && head.length - soft.index < 45)
    return /not only|not just/u.test(soft[0]) ? 'wanted' : 'neutral'
  if (!last) return 'wanted'
  // "Never been to Jeju" is no refusal.
  if (/^(?:never|not|\w+n't)$/u.test(last[0]) && /\b(?:been|visited|tried|seen|gone|made it|got)\b[^,]*$/u.test(head))
    return 'neutral'
  const between = head.slice(last.index + last[0].length).replace(verbs, '')
  if (between.length > 60 || turns.test(between)) {
    // "Neither of us is into shopping": a negation in the same part of the sentence leaves it open.
    return between.length < 40 &&
      !/instead|rather|less|fewer|except/u.test(last[0]) &&
      !/[,;:(]|\b(?:but|just|only|then|however|so|because|love|like|want|prefer|yes|please do|looking)\b/u.test(between)
      ? 'neutral'
      : 'wanted'
  }
  const list = `${between}${tail}`
  const isList = /\b(?:or|nor)\b/u.test(list.slice(0, between.length + 40))
  return /[,、，]/u.test(between) && !isList ? 'wanted' : 'refused'
}

const reported = /って言|と言|(?:다|라|자)고 ?(?:하|해|그러)/u
const predicate = /^(?:하|이)?(?:시|세)?(?:고|며|지만|는데|ㄴ데|인데|니까|십니다|세요|셔서|합니다|해요)(?=[\s,.]|요)/u

/** 食事はビビンバ, 술은 */
const takenOut = /^\s*\p{L}[^、,]{0,15}(?:[은는] (?:[^.,]{0,12} )?(?:꼭 |좀 )?(?:빼|제외)|は(?:外|除))/u
const ownTopic = /^\s*[^\s、,]{1,10}(?:は(?!な)|[은는] )/u
/** 압구정쪽 수술은 안 해요: the refusal is said of the topic before it. 쇼핑이랑 등산은 안 해요 refuses both. */
const otherTopic = /\s[가-힣]{2,}[은는] ?$/u
/** 온천 딸은 갑각류 못 먹어요: something else is refused. */
const innerTopic = /[은는] (?!건|것|거|게|데|덴|곳)\S+ ?\S* ?$/u
const ownTail = /^\s*(?:은|는|이랑|랑|하고|과|와|이나|나|도|,)/u
/** "One of us is vegetarian, one eats no beef" */
const otherPerson =
  /^\s*(?:한 ?(?:분|명|사람)|다른 ?(?:한 ?)?(?:분|명|사람)|(?:저|나|아내|남편|엄마|아빠|어머니|아버지|아들|딸|애들|아이|친구|여친|남친|언니|오빠|누나|형|동생|부모님)(?:은|는)|(?:私|僕|俺|夫|妻|彼|彼女|母|父|娘|息子|子供|友達|友人|義母|義父|もう(?:一|1)人|(?:一|1)人)は|(?:夜|朝|昼|夕方|最終日|初日|밤|저녁|낮|아침|첫날|마지막 ?날)(?:には|は|에는|엔|은 ))/u

/** In Korean and Japanese the verb comes last: the first one after the mention decides. */
function verbFinalPolarity(
  head: string,
  tail: string,
  { refused, wanted, neutral, seen, particles, mention }: VerbFinal & { mention: string },
): Polarity {
  // 채식하시고: the mention is the verb itself.
  if (predicate.test(tail)) return 'wanted'
  if (neutral.test(tail)) return 'neutral'
  const clauses = tail.split(
    /[,、，(（]|(?<=셔서|지만|[는은던]데|[가-힣]고(?! ?싶| ?있)) |(?<=(?:ます|です|ない|たい)(?:けれ?ど|が))(?=\p{L})/u,
  )
  const hasTopic = ownTopic.test(head.split(/[,、，]/u).at(-1) ?? '')
  for (const [at, clause] of clauses.entries()) {
    // 焼肉、刺身以外の海鮮: nobody knows whether the first is an exception too.
    if (at > 0 && /^\s*[^\s、,]{1,10}以外/u.test(clause)) return 'neutral'
    // カフェ、辛いもの苦手: what nobody eats is no part of a list of sights.
    if (at > 0 && ownRefusals.test(clause) && !ownRefusals.test(mention)) return 'wanted'
    // 호텔, 쇼핑은 안 해요
    if (at > 0 && unlisted.test(mention) && !unlisted.test(clause)) return 'wanted'
    // "Food: bibimbap, seafood is nothing for her": the next part of the sentence speaks of something else.
    if (at > 0 && (otherPerson.test(clause) || (hasTopic && ownTopic.test(clause)))) return 'wanted'
    // 쇼핑, 명동은 싫어요: nobody knows whether the shops are refused as well.
    const between = clause.slice(0, Math.max(0, clause.search(refused)))
    const isBare = !particles.test(clause) && !ownTail.test(clause)
    const isShared =
      (at > 0 && ownTopic.test(clause)) ||
      (isBare && (otherTopic.test(between) || between.length > 14)) ||
      (!/^\s*(?:[은는]|(?:이?랑|하고|[와과]) ?\S+[은는] )/u.test(clause) && innerTopic.test(between))
    // 카페, 감천마을은 빼주세요: what is taken out of a list leaves the others in it.
    if (at > 0 && takenOut.test(clause)) return 'wanted'
    const [no, yes, past] = [clause.search(refused), clause.search(wanted), clause.search(seen)]
    // Where somebody has been is no wish.
    if (past >= 0 && (yes < 0 || past < yes) && (no < 0 || past < no)) return 'neutral'
    if (no >= 0 && (yes < 0 || no <= yes)) {
      // "She says she has seen enough of it, I'd like to": nobody knows whose word counts.
      const next = clauses[at + 1] ?? ''
      return isShared || (reported.test(clause) && otherPerson.test(next) && wanted.test(next)) ? 'neutral' : 'refused'
    }
    // A list goes on after the comma, and its verb decides.
    if (yes >= 0 || !particles.test(clause)) return 'wanted'
  }
  return 'wanted'
}
