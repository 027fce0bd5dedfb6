// Creates the contents of ONNX files, which are protobuf messages: the few fields that tiny models need are easily
// encoded without a library. The numbers in the messages are the field numbers of onnx.proto.

/** Field number and value. Numbers are encoded as varints, strings and bytes as bytes, arrays as messages. */
type Field = readonly [number, number | string | Uint8Array | readonly Field[]]
type Message = readonly Field[]

const floatType = 1
const int64Type = 7

function encodeVarint(value: number): number[] {
  let remainingBits = BigInt.asUintN(64, BigInt(value))
  const bytes: number[] = []
  while (remainingBits > 127n) {
    bytes.push(Number(remainingBits & 127n) | 128)
    remainingBits >>= 7n
  }
  bytes.push(Number(remainingBits))
  return bytes
}

function encode(message: Message): Buffer {
  const chunks: Uint8Array[] = []
  for (const [number, value] of message) {
    if (typeof value === 'number') {
      chunks.push(Buffer.from([...encodeVarint(number << 3), ...encodeVarint(value)]))
      continue
    }
    const body = toBytes(value)
    const tagAndLength = [...encodeVarint((number << 3) | 2), ...encodeVarint(body.length)]
    chunks.push(Buffer.from(tagAndLength), body)
  }
  return Buffer.concat(chunks)
}

function toBytes(value: string | Uint8Array | Message): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value)
  return value instanceof Uint8Array ? value : encode(value)
}

function encodeTensor(
  name: string,
  type: number,
  sizes: readonly number[],
  data: Uint8Array,
): Message {
  return [...sizes.map((size): Field => [1, size]), [2, type], [8, name], [9, data]]
}

export const floats = (name: string, sizes: readonly number[], values: ArrayLike<number>) =>
  encodeTensor(name, floatType, sizes, new Uint8Array(Float32Array.from(values).buffer))

export const integers = (name: string, sizes: readonly number[], values: readonly number[]) =>
  encodeTensor(
    name,
    int64Type,
    sizes,
    new Uint8Array(BigInt64Array.from(values, (value) => BigInt(value)).buffer),
  )

/**
 * Describes an input or output of the graph: its name and, in two nested messages, the type of its elements and its
 * dimensions. A dimension given by a name instead of a number is variable.
 */
function describeValue(name: string, type: number, sizes: readonly (number | string)[]): Message {
  const shape = sizes.map((size): Field => [1, [typeof size === 'number' ? [1, size] : [2, size]]])
  return [
    [1, name],
    [
      2,
      [
        [
          1,
          [
            [1, type],
            [2, shape],
          ],
        ],
      ],
    ],
  ]
}

type DescribeValue = (name: string, sizes: readonly (number | string)[]) => Message

export const floatValue: DescribeValue = (name, sizes) => describeValue(name, floatType, sizes)
export const integerValue: DescribeValue = (name, sizes) => describeValue(name, int64Type, sizes)

type Attribute = number | readonly number[] | { tensor: Message }

/** Describes an operation. Field 20 of an attribute is its type: 2 INT, 4 TENSOR, 7 INTS. */
export function node(
  operator: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: Record<string, Attribute> = {},
): Message {
  const encoded = Object.entries(attributes).map(([name, value]): Field => {
    if (typeof value === 'number')
      return [
        5,
        [
          [1, name],
          [3, value],
          [20, 2],
        ],
      ]
    if ('tensor' in value)
      return [
        5,
        [
          [1, name],
          [5, value.tensor],
          [20, 4],
        ],
      ]
    return [5, [[1, name], ...value.map((item): Field => [8, item]), [20, 7]]]
  })
  return [
    ...inputs.map((input): Field => [1, input]),
    ...outputs.map((output): Field => [2, output]),
    [4, operator],
    ...encoded,
  ]
}

/** Returns the ONNX file of a model with version 8 of the format (field 1) and version 13 of the operators (field 8). */
export function encodeModel(graph: {
  name: string
  nodes: readonly Message[]
  constants?: readonly Message[]
  inputs: readonly Message[]
  outputs: readonly Message[]
  metadata?: Record<string, string | number>
}): Buffer {
  const { name, nodes, constants = [], inputs, outputs, metadata = {} } = graph
  return encode([
    [1, 8],
    [2, 'local-speech'],
    [
      7,
      [
        ...nodes.map((item): Field => [1, item]),
        [2, name],
        ...constants.map((item): Field => [5, item]),
        ...inputs.map((item): Field => [11, item]),
        ...outputs.map((item): Field => [12, item]),
      ],
    ],
    [
      8,
      [
        [1, ''],
        [2, 13],
      ],
    ],
    ...Object.entries(metadata).map(
      ([key, value]): Field => [
        14,
        [
          [1, key],
          [2, String(value)],
        ],
      ],
    ),
  ])
}
