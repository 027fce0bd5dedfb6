/**
 * Longer than any real user agent; the rest is ignored, so that the patterns run on bounded text.
 */
const maxUserAgentLength = 1_000

/**
 * The first match wins: a user agent also contains the names of the browsers that it derives from.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Returns a readable device name such as "Firefox sur Android" from a User-Agent header, without
 * versions that could identify a device. Returns null when neither browser nor system is known.
 */
export function describeDevice(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, maxUserAgentLength)
  const browser = findFirstMatch(browsers, text)
  const system = findFirstMatch(systems, text)
  return browser && system ? `${browser} sur ${system}` : (browser ?? system)
}

const findFirstMatch = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null
