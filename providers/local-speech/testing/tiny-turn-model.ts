import { encodeModel, floats, floatValue, integers, node } from './onnx-writer'

/**
 * Returns the file of an untrained model with the same input as Smart Turn. It considers a turn over when the last 200 ms
 * are louder below about 1.7 kHz than above.
 */
export function createTinyTurnModel(): Buffer {
  return encodeModel({
    name: 'tiny-turn',
    inputs: [floatValue('input_features', [1, 80, 800])],
    outputs: [floatValue('probability', [1, 1])],
    constants: [
      integers('axes', [2], [1, 2]),
      integers('lowFrom', [2], [0, 780]),
      integers('lowTo', [2], [40, 800]),
      integers('highFrom', [2], [40, 780]),
      integers('highTo', [2], [80, 800]),
      integers('shape', [2], [1, 1]),
      floats('gain', [], [20]),
    ],
    nodes: [
      node('Slice', ['input_features', 'lowFrom', 'lowTo', 'axes'], ['lowBands']),
      node('Slice', ['input_features', 'highFrom', 'highTo', 'axes'], ['highBands']),
      node('ReduceMean', ['lowBands'], ['low'], { axes: [1, 2], keepdims: 0 }),
      node('ReduceMean', ['highBands'], ['high'], { axes: [1, 2], keepdims: 0 }),
      node('Sub', ['low', 'high'], ['difference']),
      node('Mul', ['difference', 'gain'], ['strength']),
      node('Sigmoid', ['strength'], ['flat']),
      node('Reshape', ['flat', 'shape'], ['probability']),
    ],
  })
}
