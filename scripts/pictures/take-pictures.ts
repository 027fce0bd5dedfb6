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
import { takeCallPictures } from './call-pictures'
import { type Camera, createCamera, type PictureDeps } from './camera'
import { takeCataloguePictures } from './catalogue-pictures'
import { takeEndCardPictures } from './end-card-pictures'
import { takeLastMinutesPictures } from './last-minutes-pictures'
import { takeNewUserPictures } from './new-user-pictures'
import { takeProfilePictures } from './profile-pictures'
import { takeRareStatePictures } from './rare-state-pictures'
import { takeSignInPictures } from './sign-in-pictures'
import { takeStatePictures } from './state-pictures'
import { takeSupportPictures } from './support-pictures'
import { takeTextCallPictures } from './text-call-pictures'
import { takeVisitorPictures } from './visitor-pictures'
import { takeWalletPictures } from './wallet-pictures'
import { takeWithdrawalPictures } from './withdrawal-pictures'

const pictureDirectory = 'build/pictures'

/** The caller waits for the greeting, speaks, listens to a long response, and interrupts it. */
const callerSpeech = [
  { silenceMs: 24_000 },
  { text: 'Bonjour, je suis content de vous parler ce soir.' },
  { silenceMs: 3_200 },
  { text: 'Attendez, je voulais vous dire autre chose avant la suite.' },
  { silenceMs: 120_000 },
]

type PictureSet = {
  take: (deps: PictureDeps) => Promise<void>
  microphone: 'allowed' | 'refused'
  /**
   * Whether to take the sizes one after the other, because two calls at once would overload a small machine.
   */
  isSequential?: boolean
  /** Whether the cookie banner is shown; if not, the choice is stored in advance. */
  shouldShowCookieBanner?: boolean
}

const pictureSets: Record<string, PictureSet> = {
  visitor: { take: takeVisitorPictures, microphone: 'refused' },
  'sign-in': { take: takeSignInPictures, microphone: 'refused', shouldShowCookieBanner: true },
  'new-user': { take: takeNewUserPictures, microphone: 'refused' },
  catalogue: { take: takeCataloguePictures, microphone: 'refused' },
  profile: { take: takeProfilePictures, microphone: 'refused' },
  wallet: { take: takeWalletPictures, microphone: 'refused' },
  withdrawal: { take: takeWithdrawalPictures, microphone: 'refused' },
  support: { take: takeSupportPictures, microphone: 'refused' },
  states: { take: takeStatePictures, microphone: 'refused' },
  'rare-states': { take: takeRareStatePictures, microphone: 'refused', isSequential: true },
  'text-call': { take: takeTextCallPictures, microphone: 'refused' },
  call: { take: takeCallPictures, microphone: 'allowed', isSequential: true },
  'end-card': { take: takeEndCardPictures, microphone: 'refused' },
  'last-minutes': { take: takeLastMinutesPictures, microphone: 'refused', isSequential: true },
}

/** Takes all picture sets, or those named, at each size. Returns the exit code. */
export async function takePictures(names: readonly string[]): Promise<number> {
  const directory = await mkdtemp(path.join(tmpdir(), 'amivoix-pictures-'))
  const speechFile = path.join(directory, 'caller.wav')
  await makeSpeechWav(speechFile, callerSpeech)
  const product = await startBuiltProduct({ dataDirectory: path.join(directory, 'data') })
  const camera = await createCamera(pictureDirectory)
  let failureCount = 0
  try {
    for (const [name, pictureSet] of Object.entries(pictureSets)) {
      if (names.length > 0 && !names.includes(name)) continue
      const takeAt = async (size: Size) => {
        const failure = await takeSet(pictureSet, { size, product, camera, speechFile }).catch(
          String,
        )
        console.log(
          `${failure ? '✗' : '✓'} ${name}, ${size.width} px${failure ? ` ${failure}` : ''}`,
        )
        if (failure) failureCount++
      }
      if (pictureSet.isSequential) for (const size of sizes) await takeAt(size)
      else await Promise.all(sizes.map(takeAt))
    }
  } finally {
    await product.close()
    await rm(directory, { recursive: true, force: true })
  }
  console.log(`${camera.fileNames.length} images dans ${pictureDirectory}`)
  return failureCount > 0 ? 1 : 0
}

type SetOptions = { size: Size; product: BuiltProduct; camera: Camera; speechFile: string }

/**
 * Takes a picture set in a browser of its own, because the fake microphone plays its file only
 * once.
 */
async function takeSet(pictureSet: PictureSet, { size, product, camera, speechFile }: SetOptions) {
  const microphone: Microphone =
    pictureSet.microphone === 'allowed'
      ? { kind: 'allowed', file: speechFile }
      : { kind: 'refused' }
  const browser = await openBrowser({ microphone, purpose: 'pictures' })
  try {
    const browserWindow = await browser.visit({
      origin: product.origin,
      size,
      hasReducedMotion: false,
      prepare: measureCompanionVoice,
      hasAnsweredCookies: !pictureSet.shouldShowCookieBanner,
    })
    await pictureSet.take({ product, browserWindow, camera })
  } finally {
    await browser.close()
  }
}
