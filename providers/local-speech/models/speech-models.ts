import type { RecogniserModel, SpeechModel, TurnModel, VoiceModel } from './speech-model'

const releasesUrl = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/'

/** The part of espeak-ng's data that French needs: 0.7 of 18 MB. */
const espeakFiles = [
  'phontab',
  'phonindex',
  'phondata',
  'intonations',
  'fr_dict',
  'lang/roa/fr',
].map((file) => `espeak-ng-data/${file}`)

const createReleaseDownload = (tag: string, name: string, megabytes: number) => ({
  url: `${releasesUrl}${tag}/${name}.tar.bz2`,
  path: `${tag}/${name}.tar.bz2`,
  isArchive: true,
  sha256: null,
  megabytes,
})

function createPiperVoice(
  voice: string,
  details: Pick<VoiceModel, 'licence' | 'attribution' | 'remark' | 'speakers' | 'isRecommended'> & {
    megabytes: number
  },
): VoiceModel {
  const { megabytes, ...rest } = details
  const name = `vits-piper-fr_FR-${voice}`
  const model = `fr_FR-${voice}.onnx`
  return {
    kind: 'voice',
    name,
    download: createReleaseDownload('tts-models', name, megabytes),
    files: [model, 'tokens.txt', ...espeakFiles],
    roles: { model, tokens: 'tokens.txt', espeakData: 'espeak-ng-data' },
    ...rest,
  }
}

const zipformer = 'epoch-29-avg-9-with-averaged-model'
const zipformerRoles = {
  encoder: `encoder-${zipformer}.int8.onnx`,
  // The decoder is so small that quantising it to int8 would save little and cost accuracy.
  decoder: `decoder-${zipformer}.onnx`,
  joiner: `joiner-${zipformer}.int8.onnx`,
  tokens: 'tokens.txt',
}

const recogniser: RecogniserModel = {
  kind: 'recogniser',
  name: 'sherpa-onnx-streaming-zipformer-fr-2023-04-14',
  download: createReleaseDownload(
    'asr-models',
    'sherpa-onnx-streaming-zipformer-fr-2023-04-14',
    405,
  ),
  files: Object.values(zipformerRoles),
  roles: zipformerRoles,
  licence: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
  attribution: null,
  remark:
    'Français, 125 Mo une fois installé ; appris sur CommonVoice, sans ponctuation, avec des erreurs fréquentes selon ses utilisateurs.',
  isRecommended: true,
}

const siwis = createPiperVoice('siwis-medium', {
  megabytes: 67,
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.fr' },
  attribution:
    'Voix SIWIS : « The SIWIS French Speech Synthesis Database », P.-E. Honnet, A. Lazaridis, P. N. Garner et J. Yamagishi, Idiap et Université d’Édimbourg, CC BY 4.0 ; modèle Piper.',
  remark:
    'Une femme. La licence est celle des enregistrements ; le modèle n’en énonce pas d’autre.',
  speakers: [{ id: 0, name: 'siwis', gender: 'feminine' }],
  isRecommended: true,
})

const gilles = createPiperVoice('gilles-low', {
  megabytes: 67,
  licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/deed.fr' },
  attribution: null,
  remark: 'Un homme, 16 kHz : plus sourd que les autres voix.',
  speakers: [{ id: 0, name: 'gilles', gender: 'masculine' }],
  isRecommended: true,
})

const upmc = createPiperVoice('upmc-medium', {
  megabytes: 80,
  licence: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/deed.fr' },
  attribution:
    'Voix UPMC (Jessica et Pierre) : enregistrements de l’Université Pierre-et-Marie-Curie, CC BY-SA 4.0 ; modèle Piper.',
  remark:
    'Une femme et un homme, d’après les noms de sa configuration : écoutez les deux avec « speech try » avant de les offrir.',
  speakers: [
    { id: 0, name: 'jessica', gender: 'feminine' },
    { id: 1, name: 'pierre', gender: 'masculine' },
  ],
  isRecommended: false,
})

const turn: TurnModel = {
  kind: 'turn',
  name: 'smart-turn-v3.2-cpu',
  download: {
    url: 'https://huggingface.co/pipecat-ai/smart-turn-v3/resolve/main/smart-turn-v3.2-cpu.onnx',
    path: 'smart-turn/smart-turn-v3.2-cpu.onnx',
    isArchive: false,
    sha256: '2bb026316b14a660486a75b1733cd3fbab8c2fd0314dc9af7be49f8cca967e4f',
    megabytes: 9,
  },
  files: ['smart-turn-v3.2-cpu.onnx'],
  roles: { model: 'smart-turn-v3.2-cpu.onnx' },
  licence: { name: 'BSD-2-Clause', url: 'https://opensource.org/license/bsd-2-clause' },
  attribution: 'Smart Turn v3.2, Daily, licence BSD à deux clauses.',
  remark: 'Écoute l’intonation pour reconnaître la fin d’un tour de parole.',
  isRecommended: false,
}

/**
 * The models that can be installed. They work for French, and their terms allow commercial use.
 * Names, files and sizes are the publishers'.
 */
export const speechModels: readonly SpeechModel[] = [recogniser, siwis, gilles, upmc, turn]
