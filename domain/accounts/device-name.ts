/** Longer than any browser's; nobody reads on. */
const longestUserAgent = 1_000

/** The first that fits: browsers name those they descend from as well. */
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
 * « Firefox sur Android », from what a browser says of itself: enough to know one's own devices by,
 * and nothing that tells two of a kind apart. null for what is no browser that people know.
 */
export function deviceNameOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, longestUserAgent)
  const browser = firstOf(browsers, text)
  const system = firstOf(systems, text)
  return browser && system ? `${browser} sur ${system}` : (browser ?? system)
}

const firstOf = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null
