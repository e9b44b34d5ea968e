import { expect, test } from 'vitest'
import { readEnglishAddress } from './english-address.ts'

test.each([
  ['161 Sajik-ro, Jongno-gu, Seoul', 'Seoul', 'Jongno-gu'],
  ['161, Sajik-ro, Jongno-gu, Seoul 03045', 'Seoul', 'Jongno-gu'],
  ['1 Hwangsaeul-ro, Bundang-gu, Seongnam-si, Gyeonggi-do', 'Gyeonggi', 'Bundang-gu, Seongnam'],
  ['99, Expo-ro, Yeosu-si, Jeollanam-do', 'South Jeolla', 'Yeosu-si'],
  ['Seongsan-eup, Seogwipo-si, Jeju-do', 'Jeju', 'Seogwipo-si'],
  ['1 Geumnam-ro, Dong-gu, Jeonnam-Gwangju Special Metropolitan City', 'Gwangju', 'Dong-gu'],
  ['1 Sicheong-ro, Yeosu-si, Jeonnam-Gwangju Special Metropolitan City', 'South Jeolla', 'Yeosu-si'],
  ['Jeonnam-Gwangju Special Metropolitan City', null, null],
  ['somewhere', null, null],
  ['', null, null],
])('%j lies in %j, %j', (address, province, district) => {
  expect(readEnglishAddress(address)).toEqual({ province, district })
})
