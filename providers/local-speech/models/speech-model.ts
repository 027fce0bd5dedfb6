import type { VoiceGender } from '../../../domain/voice-genders'

/** A model of the catalogue: where it comes from, what it contains, and under which terms. */
export type SpeechModel = RecogniserModel | VoiceModel | TurnModel

type CatalogueEntry = {
  /** Also the name of the folder inside the archive, and of the one below DATA_DIR/models. */
  name: string
  download: {
    url: string
    /** Path below the URL of a mirror. */
    path: string
    isArchive: boolean
    /** null while no trusted checksum is known: see docs/decisions/039. */
    sha256: string | null
    /** According to the publisher; a download of more than twice this size is refused. */
    megabytes: number
  }
  /** Everything that the engine reads, below the model's folder. */
  files: readonly string[]
  licence: { name: string; url: string }
  /** The attribution that the licence requires us to show; null when it requires none. */
  attribution: string | null
  /** What an operator should know before installing it, in French. */
  remark: string
  isRecommended: boolean
}

export type RecogniserModel = CatalogueEntry & {
  kind: 'recogniser'
  roles: { encoder: string; decoder: string; joiner: string; tokens: string }
}

export type VoiceModel = CatalogueEntry & {
  kind: 'voice'
  roles: { model: string; tokens: string; espeakData: string }
  speakers: readonly Speaker[]
}

/** Estimates from the sound of the voice whether the caller's turn is over. */
export type TurnModel = CatalogueEntry & { kind: 'turn'; roles: { model: string } }

/** `id`: its number inside the model. */
export type Speaker = { id: number; name: string; gender: Exclude<VoiceGender, 'neutral'> }

/** Files of the archives that the engine does not need but an operator may want to read. */
export const documentNames = ['MODEL_CARD', 'README.md', 'LICENSE', 'LICENSE.txt']
