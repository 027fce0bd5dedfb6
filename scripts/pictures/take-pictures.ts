import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listenToSpeakers } from '../../tests/support/browser/companion-audio'
import { makeSpeechWav } from '../../tests/support/browser/make-speech-wav'
import { type Microphone, openBrowser, type Size, sizes } from '../../tests/support/browser/open-browser'
import { type BuiltProduct, startBuiltProduct } from '../../tests/support/product/start-built-product'
import { type Album, openAlbum } from './album'
import { picturesOfCall } from './call-story'
import { picturesOfCatalogue } from './catalogue-story'
import { picturesOfEntrance } from './entrance-story'
import { picturesOfLastMinutes } from './last-minutes-story'
import { picturesOfLeaving } from './leaving-story'
import { picturesOfMember } from './member-story'
import { picturesOfMoney } from './money-story'
import { picturesOfProfile } from './profile-story'
import type { Scene } from './story'
import { picturesOfVisitor } from './visitor-story'
import { picturesOfWriting } from './writing-story'

const albumDirectory = 'docs/pictures'

/** Lets the companion greet, speaks, is answered at length, and cuts in before the end. */
const caller = [
  { silenceMs: 24_000 },
  { text: 'Bonjour, je suis content de vous parler ce soir.' },
  { silenceMs: 3_200 },
  { text: 'Attendez, je voulais vous dire autre chose avant la suite.' },
  { silenceMs: 120_000 },
]

type Story = {
  tell: (scene: Scene) => Promise<void>
  microphone: 'allowed' | 'refused'
  /** One size after the other: two voices at once would be late on a small machine. */
  isAlone?: boolean
  /** The question about cookies is asked. */
  isNew?: boolean
}

const stories: Record<string, Story> = {
  visitor: { tell: picturesOfVisitor, microphone: 'refused' },
  entrance: { tell: picturesOfEntrance, microphone: 'refused', isNew: true },
  member: { tell: picturesOfMember, microphone: 'refused' },
  catalogue: { tell: picturesOfCatalogue, microphone: 'refused' },
  profile: { tell: picturesOfProfile, microphone: 'refused' },
  money: { tell: picturesOfMoney, microphone: 'refused' },
  leaving: { tell: picturesOfLeaving, microphone: 'refused' },
  writing: { tell: picturesOfWriting, microphone: 'refused' },
  call: { tell: picturesOfCall, microphone: 'allowed', isAlone: true },
  'last-minutes': { tell: picturesOfLastMinutes, microphone: 'refused', isAlone: true },
}

/** Tells every story, or those named, at each size. Answers the exit code. */
export async function takePictures(names: readonly string[]): Promise<number> {
  const directory = await mkdtemp(path.join(tmpdir(), 'amivoix-pictures-'))
  const file = path.join(directory, 'caller.wav')
  await makeSpeechWav(file, caller)
  const product = await startBuiltProduct({ dataDirectory: path.join(directory, 'data') })
  const album = await openAlbum(albumDirectory)
  let failures = 0
  try {
    for (const [name, story] of Object.entries(stories)) {
      if (names.length > 0 && !names.includes(name)) continue
      const tellAt = async (size: Size) => {
        const failure = await tell(story, { size, product, album, file }).catch(String)
        console.log(
          `${failure ? '✗' : '✓'} ${name}, ${size.width} px${failure ? ` ${failure}` : ''}`,
        )
        if (failure) failures++
      }
      if (story.isAlone) for (const size of sizes) await tellAt(size)
      else await Promise.all(sizes.map(tellAt))
    }
  } finally {
    await product.close()
    await rm(directory, { recursive: true, force: true })
  }
  console.log(`${album.taken.length} images dans ${albumDirectory}`)
  return failures > 0 ? 1 : 0
}

type Telling = { size: Size; product: BuiltProduct; album: Album; file: string }

/** In a browser of its own: a fake microphone gives what its file says once. */
async function tell(story: Story, { size, product, album, file }: Telling) {
  const microphone: Microphone =
    story.microphone === 'allowed' ? { kind: 'allowed', file } : { kind: 'refused' }
  const browser = await openBrowser(microphone)
  try {
    const visitor = await browser.visit({
      origin: product.origin,
      size,
      prepare: listenToSpeakers,
      hasAnsweredCookies: !story.isNew,
    })
    await story.tell({ product, visitor, album })
  } finally {
    await browser.close()
  }
}
