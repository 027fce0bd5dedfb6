import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { cookieConsentKey, refusedCookies } from '../../../domain/cookie-consent'
import { createCookieConsent } from '../../../domain/legal/cookie-choice'
import { collectPageErrors } from './page-errors'
import { trackRequests } from './wait-until-loaded'

export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1440, height: 900 } as const
export const sizes = [phone, desktop] as const

/** At 320 px a page has to fit without horizontal scrolling (WCAG 2.2, 1.4.10). */
export const zoomedPhone = { width: 320, height: 568 } as const
/** The desktop at 200 % zoom (WCAG 2.2, 1.4.4). */
const zoomedDesktop = { width: 720, height: 450 } as const
export const viewports = [
  { size: phone, zoomed: zoomedPhone },
  { size: desktop, zoomed: zoomedDesktop },
] as const

/** Longer than any wait of a passing test, even on a busy machine. */
const maxWaitMs = 90_000

export type Size = (typeof sizes)[number]
export type Theme = 'dark' | 'light'

/**
 * Chromium reads only the last flag of this name, so the list begins with the features that Playwright
 * disables. The last two entries are ours: they disable the popups of the address bar, for which Chromium
 * loads two pages of its own with each window; that takes longer than loading a page of the product.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Lets Chromium run headless in a container, and keeps it from sending requests of its own. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  `--disable-features=${disabledFeatures.join()}`,
]

/** Makes the headless shell behave as Chromium does. */
const headlessShellFlags = [
  // The shell lacks on-device speech recognition, and kills a page that asks for it.
  '--disable-blink-features=OnDeviceWebSpeechAvailable',
  // By default the shell rounds the widths of letters, so that lines break at other words than in Chromium.
  '--font-render-hinting=none',
]

export type Microphone =
  /** The user allows access, and the microphone plays the file once. */
  | { kind: 'allowed'; file: string }
  /** There is a microphone, and the user denies access. */
  | { kind: 'refused' }
  | { kind: 'missing' }

type VisitOptions = {
  /** The context of a page that is already open, to share its cookies. */
  context?: BrowserContext
  origin: string
  size?: Size
  theme?: Theme
  /** True by default, except in a benchmark, because animations take half of the CPU time of a page. */
  hasReducedMotion?: boolean
  /** False by default, as in a user's browser. */
  isServiceWorkerBlocked?: boolean
  /** False for a browser that runs no scripts. */
  hasScripts?: boolean
  /** True by default: cookies were refused before, so the banner does not cover the page. */
  hasAnsweredCookies?: boolean
  /** Runs before any script of the page. */
  prepare?: (page: Page) => Promise<unknown>
}

export type BrowserWindow = Awaited<ReturnType<TestBrowser['visit']>>
export type TestBrowser = Awaited<ReturnType<typeof openBrowser>>

/** In a test, optimising the WebAssembly of the speech detector takes more CPU time than the optimised code saves. */
const withoutOptimisation = '--js-flags=--liftoff-only'

/**
 * Leaves no memory for the pixels of a page, so that Chromium lays the page out and handles input, but draws nothing.
 * Drawing took 40 % of a page's CPU time, and no test looks at pixels.
 */
const withoutDrawing = '--force-gpu-mem-available-mb=1'

/**
 * What the browser is for. In a benchmark it draws, optimises and animates pages as a user's browser does. For tests
 * and pictures it takes less CPU time: animations are off by default, and WebAssembly is not optimised. In tests it
 * draws nothing.
 */
export type BrowserPurpose = 'test' | 'pictures' | 'benchmark'

const purposeFlags: Record<BrowserPurpose, string[]> = {
  test: [withoutDrawing, withoutOptimisation, ...headlessShellFlags],
  pictures: [withoutOptimisation, ...headlessShellFlags],
  benchmark: [],
}

type BrowserOptions = { microphone: Microphone; purpose?: BrowserPurpose }

/** Launches a real Chromium, or its headless shell, with the given microphone. The purpose is a test by default. */
export async function openBrowser({ microphone, purpose = 'test' }: BrowserOptions) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...flags, ...purposeFlags[purpose], ...listMicrophoneFlags(microphone)],
  })
  return {
    /** Opens a page, in a context of its own by default; its errors are collected in `pageErrors`. */
    async visit({ prepare, ...options }: VisitOptions) {
      const context =
        options.context ??
        (await openContext(browser, { hasReducedMotion: purpose !== 'benchmark', ...options }))
      const page = await context.newPage()
      if (options.hasScripts !== false) {
        makeNavigationsWaitForScripts(page)
        trackRequests(page)
      }
      const pageErrors = collectPageErrors(page)
      await prepare?.(page)
      return { context, page, pageErrors, go: (path: string) => page.goto(options.origin + path) }
    },
    close: () => browser.close(),
  }
}

/** Makes navigations wait for the page's scripts, which start only after the first paint. */
function makeNavigationsWaitForScripts(page: Page) {
  const [open, openAgain] = [page.goto.bind(page), page.reload.bind(page)]
  const isInteractive = () =>
    '__reactRouterDataRouter' in window || !document.querySelector('script[type=module]')
  page.goto = async (...request) => {
    const response = await open(...request)
    await page.waitForFunction(isInteractive)
    return response
  }
  page.reload = async (...request) => {
    const response = await openAgain(...request)
    await page.waitForFunction(isInteractive)
    return response
  }
}

function listMicrophoneFlags(microphone: Microphone) {
  const device = '--use-fake-device-for-media-stream'
  const consent = '--use-fake-ui-for-media-stream'
  switch (microphone.kind) {
    case 'allowed':
      return [device, consent, `--use-file-for-fake-audio-capture=${microphone.file}%noloop`]
    case 'refused':
      // The headless shell, which has no prompts, refuses only with the second flag.
      return [device, '--deny-permission-prompts', `${consent}=deny`]
    case 'missing':
      return [consent, '--disable-audio-input']
  }
}

async function openContext(browser: Browser, options: Omit<VisitOptions, 'prepare'>) {
  const { origin, size = desktop, theme = 'dark' } = options
  const { hasReducedMotion, hasAnsweredCookies = true, hasScripts = true } = options
  const isPhone = size.width < 768
  const context = await browser.newContext({
    viewport: size,
    isMobile: isPhone,
    javaScriptEnabled: hasScripts,
    hasTouch: isPhone,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: hasReducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: options.isServiceWorkerBlocked ? 'block' : 'allow',
  })
  context.setDefaultTimeout(maxWaitMs)
  await context.addCookies([{ name: 'theme', value: theme, url: origin }])
  if (hasAnsweredCookies) await answerCookies(context)
  return context
}

async function answerCookies(context: BrowserContext) {
  const consent = JSON.stringify(createCookieConsent(refusedCookies, new Date()))
  await context.addInitScript(
    ([key, text]) => {
      if (location.protocol.startsWith('http') && !localStorage.getItem(key))
        localStorage.setItem(key, text)
    },
    [cookieConsentKey, consent] as const,
  )
}
