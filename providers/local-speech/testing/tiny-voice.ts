import { encodeModel, floats, floatValue, integers, integerValue, node } from './onnx-writer'

const samplesPerToken = 512

/** Each speaker hums this much higher than the one before. */
const speakerHertz = 100

/**
 * Returns the file of an untrained voice with the inputs and outputs of Piper's models: for each token of the text it hums a
 * short tone whose pitch depends on the token and on the speaker.
 */
export function createTinyVoice({ sampleRate = 22_050, speakerCount = 1 } = {}): Buffer {
  const hasSpeakers = speakerCount > 1
  return encodeModel({
    name: 'tiny-voice',
    inputs: [
      integerValue('input', [1, 'phonemes']),
      integerValue('input_lengths', [1]),
      floatValue('scales', [3]),
      ...(hasSpeakers ? [integerValue('sid', [1])] : []),
    ],
    outputs: [floatValue('output', [1, 1, 'time'])],
    metadata: {
      model_type: 'vits',
      comment: 'piper',
      language: 'French',
      voice: 'fr',
      has_espeak: 1,
      n_speakers: speakerCount,
      sample_rate: sampleRate,
    },
    constants: [
      integers('column', [2], [-1, 1]),
      integers('scalar', [0], []),
      integers('flat', [3], [1, 1, -1]),
      integers('one', [1], [1]),
      integers('two', [1], [2]),
      floats('zero', [], [0]),
      floats('step', [], [1]),
      floats('hop', [], [samplesPerToken]),
      floats('hertzPerId', [], [7]),
      floats('base', [], [180]),
      floats('hertzPerSpeaker', [], [speakerHertz]),
      floats('toAngle', [], [(2 * Math.PI) / sampleRate]),
      floats('level', [], [0.3]),
    ],
    nodes: [
      node('Cast', ['input'], ['ids'], { to: 1 }),
      node('Reshape', ['ids', 'column'], ['idColumn']),
      node('Mul', ['idColumn', 'hertzPerId'], ['offset']),
      node('Add', ['offset', 'base'], [hasSpeakers ? 'ownHertz' : 'hertz']),
      ...(hasSpeakers
        ? [
            node('Cast', ['sid'], ['speaker'], { to: 1 }),
            node('Mul', ['speaker', 'hertzPerSpeaker'], ['speakerHertz']),
            node('Add', ['ownHertz', 'speakerHertz'], ['hertz']),
          ]
        : []),
      node('Mul', ['hertz', 'toAngle'], ['angle']),
      node('Slice', ['scales', 'one', 'two'], ['lengthScale1']),
      node('Reshape', ['lengthScale1', 'scalar'], ['lengthScale']),
      node('Mul', ['hop', 'lengthScale'], ['samplesPerToken']),
      node('Range', ['zero', 'samplesPerToken', 'step'], ['time']),
      node('Mul', ['angle', 'time'], ['phase']),
      node('Sin', ['phase'], ['sine']),
      node('Mul', ['sine', 'level'], ['hum']),
      node('Reshape', ['hum', 'flat'], ['output']),
    ],
  })
}

/** The tokens of Piper: pad, beginning, end and space, then punctuation and the symbols of French phonemes. */
export const tinyVoiceTokens = [
  '_',
  '^',
  '$',
  ' ',
  ..."!'(),-.:;?abcdefijklmnopstuvwyzøœɑɔəɛɡɥɲʁʃʒˈˌː̃",
]
