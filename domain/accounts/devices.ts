/** The browser and the operating system of a user agent, by their usual names; null if unknown. */
export type Device = { browser: string | null; system: string | null }

// The first match wins, because most browsers also contain the names of their ancestors.
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
  // An iPad that requests desktop pages sends the same text. The two cannot be distinguished.
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

export function describeDevice(userAgent: string | null): Device {
  return { browser: findName(browsers, userAgent), system: findName(systems, userAgent) }
}

function findName(table: readonly (readonly [RegExp, string])[], userAgent: string | null): string | null {
  return table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
}
