import { readSteps } from '#testing/builders/read-steps.ts'
import { isLikedAs, isMeantBy } from '#domain/wishes/meant-by.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { longestBrief } from '#domain/wishes/brief/read-brief.ts'
console.log('longest', longestBrief)
const fill = (s: string) => s.repeat(Math.ceil(2000 / s.length)).slice(0, 2000)
const gens = ['arriv', 'arrive ', 'leave at ', 'land in incheon airport ', ' ', 'not ', 'at most 2 ', 'prefer to ', 'night night ', 'traditional ', '가봤', '가 봤 빼', 'already have the ', 'no more than two palaces ', '사 사는', '나 ', 'from ', 'from the ', 'museum ', 'art gallery ', 'love ', 'and animals ', '5일 18시 출발 ', '1/1 ', '去过了', 'staying in ', 'hotel in Haeundae ', 'a', '가', '숲', 'を', 'parents over 60 ', 'May 5 ', '\n', 'love aquariums, ', "n't ", 'prefers a to ', 'もう行ったので', '갈비', 'leav', 'depart ']
readSteps('Seoul')
for (const g of gens) { const t = fill(g); const s = performance.now(); readSteps(t); const ms = performance.now() - s; if (ms > 60) console.log(JSON.stringify(g), ms.toFixed(0)) }
const rows = readCatalogue()
console.log(rows.length)
const words = Array.from({ length: 20 }, (_, i) => (i + 'zz,yy;xx&ww/vv and uu or tt,ss,rr,qq,pp,oo,nn,mm,ll,kk,jj').slice(0, 60))
for (const w of [words, words.map(() => 'a,'.repeat(30)), words.map((_, i) => 'aquariums ' + i)]) { const s = performance.now(); for (const r of rows) for (const x of w) isLikedAs(r as any, x); console.log('20 likes x catalogue', (performance.now() - s).toFixed(0)) }
const s2 = performance.now(); for (const r of rows) for (const x of words) isMeantBy(r as any, x); console.log('isMeantBy', (performance.now() - s2).toFixed(0))
