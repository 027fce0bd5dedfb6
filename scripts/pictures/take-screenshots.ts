import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureCompanionVoice } from '../../tests/support/browser/companion-audio'
import { makeSpeechWav } from '../../tests/support/browser/make-speech-wav'
import {
  type Microphone,
  openBrowser,
  type Size,
  sizes,
} from '../../tests/support/browser/open-browser'
import {
  type BuiltProduct,
  startBuiltProduct,
} from '../../tests/support/product/start-built-product'
import { takeCallScreenshots } from './call-screenshots'
import { takeCatalogueScreenshots } from './catalogue-screenshots'
import { takeEndCardScreenshots } from './end-card-screenshots'
import { takeLastMinutesScreenshots } from './last-minutes-screenshots'
import { takeNewUserScreenshots } from './new-user-screenshots'
import { takeProfileScreenshots } from './profile-screenshots'
import { takeRareStateScreenshots } from './rare-state-screenshots'
import {
  createScreenshotTaker,
  type ScreenshotDeps,
  type ScreenshotTaker,
} from './screenshot-taker'
import { takeSignInScreenshots } from './sign-in-screenshots'
import { takeStateScreenshots } from './state-screenshots'
import { takeSupportScreenshots } from './support-screenshots'
import { takeTextCallScreenshots } from './text-call-screenshots'
import { takeVisitorScreenshots } from './visitor-screenshots'
import { takeWalletScreenshots } from './wallet-screenshots'
import { takeWithdrawalScreenshots } from './withdrawal-screenshots'

const screenshotDirectory = 'build/pictures'

/** The caller waits for the greeting, speaks, listens to a long response, and interrupts it. */
const callerSpeech = [
  { silenceMs: 24_000 },
  { text: 'Bonjour, je suis content de vous parler ce soir.' },
  { silenceMs: 3_200 },
  { text: 'Attendez, je voulais vous dire autre chose avant la suite.' },
  { silenceMs: 120_000 },
]

/** Screenshots that are taken one after the other in one browser. */
type ScreenshotSet = {
  take: (deps: ScreenshotDeps) => Promise<void>
  microphone: 'allowed' | 'refused'
  /**
   * Whether to take the screenshots for one window size at a time, because two calls at once would
   * overload a small machine.
   */
  isSequential?: boolean
  /** Whether the cookie banner is shown; if not, the choice is stored in advance. */
  shouldShowCookieBanner?: boolean
}

const screenshotSets: Record<string, ScreenshotSet> = {
  visitor: { take: takeVisitorScreenshots, microphone: 'refused' },
  'sign-in': { take: takeSignInScreenshots, microphone: 'refused', shouldShowCookieBanner: true },
  'new-user': { take: takeNewUserScreenshots, microphone: 'refused' },
  catalogue: { take: takeCatalogueScreenshots, microphone: 'refused' },
  profile: { take: takeProfileScreenshots, microphone: 'refused' },
  wallet: { take: takeWalletScreenshots, microphone: 'refused' },
  withdrawal: { take: takeWithdrawalScreenshots, microphone: 'refused' },
  support: { take: takeSupportScreenshots, microphone: 'refused' },
  states: { take: takeStateScreenshots, microphone: 'refused' },
  'rare-states': { take: takeRareStateScreenshots, microphone: 'refused', isSequential: true },
  'text-call': { take: takeTextCallScreenshots, microphone: 'refused' },
  call: { take: takeCallScreenshots, microphone: 'allowed', isSequential: true },
  'end-card': { take: takeEndCardScreenshots, microphone: 'refused' },
  'last-minutes': { take: takeLastMinutesScreenshots, microphone: 'refused', isSequential: true },
}

/** Takes all sets of screenshots, or those named, at each window size. Returns the exit code. */
export async function takeScreenshots(names: readonly string[]): Promise<number> {
  const directory = await mkdtemp(path.join(tmpdir(), 'amivoix-pictures-'))
  const speechFile = path.join(directory, 'caller.wav')
  await makeSpeechWav(speechFile, callerSpeech)
  const product = await startBuiltProduct({ dataDirectory: path.join(directory, 'data') })
  const screenshots = await createScreenshotTaker(screenshotDirectory)
  let failureCount = 0
  try {
    for (const [name, screenshotSet] of Object.entries(screenshotSets)) {
      if (names.length > 0 && !names.includes(name)) continue
      const takeAt = async (size: Size) => {
        const failure = await takeSet(screenshotSet, {
          size,
          product,
          screenshots,
          speechFile,
        }).catch(String)
        const result = `${name}, ${size.width} px`
        console.log(failure ? `✗ ${result} ${failure}` : `✓ ${result}`)
        if (failure) failureCount++
      }
      if (screenshotSet.isSequential) for (const size of sizes) await takeAt(size)
      else await Promise.all(sizes.map(takeAt))
    }
  } finally {
    await product.close()
    await rm(directory, { recursive: true, force: true })
  }
  console.log(`${screenshots.fileNames.length} images dans ${screenshotDirectory}`)
  return failureCount > 0 ? 1 : 0
}

type SetOptions = {
  size: Size
  product: BuiltProduct
  screenshots: ScreenshotTaker
  speechFile: string
}

/**
 * Takes a set of screenshots in a browser of its own, because the fake microphone plays its file
 * only once.
 */
async function takeSet(
  screenshotSet: ScreenshotSet,
  { size, product, screenshots, speechFile }: SetOptions,
) {
  const microphone: Microphone =
    screenshotSet.microphone === 'allowed'
      ? { kind: 'allowed', file: speechFile }
      : { kind: 'refused' }
  const browser = await openBrowser({ microphone, purpose: 'pictures' })
  try {
    const browserWindow = await browser.visit({
      origin: product.origin,
      size,
      hasReducedMotion: false,
      prepare: measureCompanionVoice,
      hasAnsweredCookies: !screenshotSet.shouldShowCookieBanner,
    })
    await screenshotSet.take({ product, browserWindow, screenshots })
  } finally {
    await browser.close()
  }
}
