import { frenchLanguageTag, type RecogniserClass } from './web-speech-api'

/** How this browser can turn speech into text. */
export type BrowserRecognition = {
  /** Whether recognition on the device is ready, needs the download of a language pack, or is impossible. */
  local: 'ready' | 'installable' | 'none'
  /**
   * Who receives the caller's voice when it leaves the device, as in "envoyée à Google"; null when the browser
   * recognises no speech.
   */
  recipient: string | null
}

/** The part of `navigator` that tells browsers apart. */
export type BrowserIdentity = {
  vendor?: string
  userAgentData?: { brands?: readonly { brand: string }[] }
}

/** Finds out how the browser can recognise French; never rejects. */
export async function findBrowserRecognition(
  recogniserClass: RecogniserClass | null,
  identity: BrowserIdentity,
): Promise<BrowserRecognition> {
  if (!recogniserClass) return { local: 'none', recipient: null }
  return { local: await findLocalRecognition(recogniserClass), recipient: findRecipient(identity) }
}

/** Returns the state of recognition on the device. Browsers without `available` do not support it. */
async function findLocalRecognition(
  recogniserClass: RecogniserClass,
): Promise<BrowserRecognition['local']> {
  try {
    const state = await recogniserClass.available?.({
      langs: [frenchLanguageTag],
      processLocally: true,
    })
    if (state === 'available') return 'ready'
    const isInstallable = state === 'downloadable' || state === 'downloading'
    return isInstallable && recogniserClass.install ? 'installable' : 'none'
  } catch {
    return 'none'
  }
}

/** Chrome sends speech to Google and Safari to Apple; other recipients are unknown. */
function findRecipient({ vendor = '', userAgentData }: BrowserIdentity): string {
  const isChrome = userAgentData?.brands?.some(({ brand }) => brand === 'Google Chrome') ?? false
  if (isChrome) return 'Google'
  return vendor.startsWith('Apple') ? 'Apple' : 'l’éditeur de votre navigateur'
}
