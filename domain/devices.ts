/** What a session's user agent says in words that people know; null where it says nothing that we know. */
export type Device = { browser: string | null; system: string | null }

// The first that fits wins: most browsers also name the ones they descend from.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/i, 'NAVER'],
  [/Line\//i, 'LINE'],
  [/Whale\//, 'Whale'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Vivaldi\//, 'Vivaldi'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/DuckDuckGo\//, 'DuckDuckGo'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  // An iPad that asks for desktop pages says so too: nothing tells them apart.
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

export function describeDevice(userAgent: string | null): Device {
  return { browser: findName(browsers, userAgent), system: findName(systems, userAgent) }
}

function findName(table: readonly (readonly [RegExp, string])[], userAgent: string | null): string | null {
  return table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
}
