import { encodeModel, floats, floatValue, integers, integerValue, node } from './onnx-writer'

/** The words that the tiny recogniser knows: one pure tone each. */
export const tinyWords = ['BONJOUR', 'COMMENT', 'ALLEZ', 'VOUS', 'MERCI'] as const

const specialTokens = ['<blk>', '<sos/eos>', '<unk>']
export const tinyRecogniserTokens = [...specialTokens, ...tinyWords.map((word) => `▁${word}`)]
const tokenCount = tinyRecogniserTokens.length
const melBins = 80
/** 320 ms of 10 ms frames, as in the streaming Zipformer models of sherpa-onnx. */
const chunkFrames = 32
const subsampling = 4
const outputFrames = chunkFrames / subsampling
/** Mel band of a word's tone; the words are 16 bands apart, so that their tones are not confused. */
const toBin = (wordIndex: number) => 8 + 16 * wordIndex

/** Centre of a mel band: 80 bands between 20 and 7,600 Hz. */
function toHertz(bin: number): number {
  const toMel = (hertz: number) => 1_127 * Math.log(1 + hertz / 700)
  const low = toMel(20)
  const width = (toMel(7_600) - low) / (melBins + 1)
  return 700 * (Math.exp((low + (bin + 1) * width) / 1_127) - 1)
}

/** Returns PCM at 16 kHz: a tone of 400 ms for each word, and 400 ms of silence for each null. */
export function speakTones(words: readonly ((typeof tinyWords)[number] | null)[]): Int16Array {
  const wordSamples = 6_400
  const toneAmplitude = 9_830
  const pcm = new Int16Array(words.length * wordSamples)
  words.forEach((word, position) => {
    if (word === null) return
    const radiansPerSample = (2 * Math.PI * toHertz(toBin(tinyWords.indexOf(word)))) / 16_000
    for (let index = 0; index < wordSamples; index += 1)
      pcm[position * wordSamples + index] = toneAmplitude * Math.sin(radiansPerSample * index)
  })
  return pcm
}

/** The states of one layer, in the order in which sherpa-onnx creates them. */
const states = [
  ['cached_len_0', integerValue, [1, 'N']],
  ['cached_avg_0', floatValue, [1, 'N', tokenCount]],
  ['cached_key_0', floatValue, [1, 4, 'N', 4]],
  ['cached_val_0', floatValue, [1, 4, 'N', 2]],
  ['cached_val2_0', floatValue, [1, 4, 'N', 2]],
  ['cached_conv1_0', floatValue, [1, 'N', tokenCount, 2]],
  ['cached_conv2_0', floatValue, [1, 'N', tokenCount, 2]],
] as const

/**
 * Returns the file of an encoder that emits a word where its tone begins. The state cached_avg stores which word was
 * heard in the last frame of the previous chunk.
 */
export function createTinyEncoder(): Buffer {
  const weights = new Float32Array(melBins * tokenCount)
  tinyWords.forEach((_, wordIndex) => {
    weights[toBin(wordIndex) * tokenCount + specialTokens.length + wordIndex] = 1
  })
  const biases = tinyRecogniserTokens.map((_, token) =>
    token > 0 && token < specialTokens.length ? -1_000 : 0,
  )
  return encodeModel({
    name: 'tiny-encoder',
    inputs: [
      floatValue('x', ['N', chunkFrames, melBins]),
      ...states.map(([name, describe, sizes]) => describe(name, sizes)),
    ],
    outputs: [
      floatValue('encoder_out', ['N', outputFrames, tokenCount]),
      ...states.map(([name, describe, sizes]) => describe(`new_${name}`, sizes)),
    ],
    metadata: {
      model_type: 'zipformer',
      version: 1,
      encoder_dims: tokenCount,
      attention_dims: 4,
      num_encoder_layers: 1,
      cnn_module_kernels: 3,
      left_context_len: 4,
      T: chunkFrames,
      decode_chunk_len: chunkFrames,
    },
    constants: [
      integers('grouped', [4], [-1, outputFrames, subsampling, melBins]),
      integers('asFrame', [3], [-1, 1, tokenCount]),
      integers('asState', [3], [1, -1, tokenCount]),
      integers('depth', [], [tokenCount]),
      integers('frameAxis', [1], [1]),
      integers('first', [1], [0]),
      integers('last', [1], [outputFrames - 1]),
      integers('end', [1], [outputFrames]),
      integers('chunk', [1], [chunkFrames]),
      floats('weights', [melBins, tokenCount], weights),
      floats('biases', [tokenCount], biases),
      floats('offOn', [2], [0, 1]),
      floats('one', [], [1]),
      floats(
        'blankLevel',
        [tokenCount],
        tinyRecogniserTokens.map((_, token) => (token === 0 ? 0.5 : 0)),
      ),
    ],
    nodes: [
      node('Reshape', ['x', 'grouped'], ['groups']),
      node('ReduceMean', ['groups'], ['mel'], { axes: [2], keepdims: 0 }),
      node('MatMul', ['mel', 'weights'], ['bands']),
      node('Add', ['bands', 'biases'], ['scores']),
      node('ArgMax', ['scores'], ['best'], { axis: 2, keepdims: 0 }),
      node('OneHot', ['best', 'depth', 'offOn'], ['heard']),
      node('Reshape', ['cached_avg_0', 'asFrame'], ['before']),
      node('Slice', ['heard', 'first', 'last', 'frameAxis'], ['allButLast']),
      node('Concat', ['before', 'allButLast'], ['previous'], { axis: 1 }),
      node('Sub', ['one', 'previous'], ['notPrevious']),
      node('Mul', ['heard', 'notPrevious'], ['onset']),
      node('Add', ['onset', 'blankLevel'], ['encoder_out']),
      node('Slice', ['heard', 'last', 'end', 'frameAxis'], ['lastFrame']),
      node('Reshape', ['lastFrame', 'asState'], ['new_cached_avg_0']),
      node('Add', ['cached_len_0', 'chunk'], ['new_cached_len_0']),
      ...states.slice(2).map(([name]) => node('Identity', [name], [`new_${name}`])),
    ],
  })
}

/** Returns the file of a decoder that gives every token the score 0, whatever the previous tokens are. */
export function createTinyDecoder(): Buffer {
  return encodeModel({
    name: 'tiny-decoder',
    inputs: [integerValue('y', ['N', 2])],
    outputs: [floatValue('decoder_out', ['N', tokenCount])],
    metadata: { context_size: 2, vocab_size: tokenCount },
    constants: [floats('zeroWeights', [2, tokenCount], new Float32Array(2 * tokenCount))],
    nodes: [
      node('Cast', ['y'], ['context'], { to: 1 }),
      node('MatMul', ['context', 'zeroWeights'], ['decoder_out']),
    ],
  })
}

/** Returns the file of a joiner that adds the scores of encoder and decoder. */
export function createTinyJoiner(): Buffer {
  return encodeModel({
    name: 'tiny-joiner',
    inputs: [
      floatValue('encoder_out', ['N', tokenCount]),
      floatValue('decoder_out', ['N', tokenCount]),
    ],
    outputs: [floatValue('logit', ['N', tokenCount])],
    metadata: { joiner_dim: tokenCount },
    nodes: [node('Add', ['encoder_out', 'decoder_out'], ['logit'])],
  })
}
