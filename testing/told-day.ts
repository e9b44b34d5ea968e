import type { ModelDay, ModelStop } from '#server/trips/words/model-day.ts'

export function toldStop(name: string, koreanName: string, changes: Partial<ModelStop> = {}): ModelStop {
  return {
    name,
    koreanName,
    what: 'attraction',
    description: 'A wide court from 1395. On New Year the bell of Bosingak is heard here.',
    area: 'Insadong',
    arrive: '09:40',
    leave: '11:10',
    way: { by: 'subway', minutes: 18, station: 'Anguk', koreanStation: '안국역', won: 1550 },
    won: 3000,
    opens: '09:00',
    closes: '18:00',
    lastEntry: '17:00',
    ...changes,
  }
}

/** A day of a palace and a lunch, as it is sent to a model. */
export const toldDay: ModelDay = {
  day: 1,
  weekday: 'Monday',
  month: 'May',
  city: 'Seoul',
  interests: ['culture'],
  setOut: '09:22',
  stops: [
    toldStop('Old Palace', '옛궁전'),
    toldStop('Quiet Noodles', '조용국수', {
      what: 'lunch, noodles',
      description: 'Noodles in clear broth.',
      arrive: '12:10',
      leave: '13:00',
      way: { by: 'walk', minutes: 9, station: null, koreanStation: null, won: 0 },
      won: 12_000,
      opens: null,
      closes: null,
      lastEntry: null,
    }),
  ],
  wayBack: { by: 'bus', minutes: 25, won: 1500 },
  back: '13:25',
  wonForTheDay: 18_050,
}

/** A good answer for it. */
export const toldWords = [
  'Set out at 09:22 and take the subway to Anguk (안국역) for 18 minutes; by 9:40 am you stand in **Old Palace** (옛궁전), a wide court from 1395.',
  'Entry is ₩3,000, and nobody is let in after 17:00. Stay until 11:10.',
  '',
  'Lunch is at **Quiet Noodles** (조용국수) at 12:10, 9 minutes on foot: noodles in clear broth, about 12,000 won. The bus brings you back by 13:25.',
].join('\n')
