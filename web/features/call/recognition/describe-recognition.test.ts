import { expect, it } from 'vitest'
import { describeRecipients } from './describe-recognition'
import type { RecognitionMethod } from './recognition-method'

const nobody: RecognitionMethod = { by: 'nobody', reason: 'unsupported' }
const createServerMethod = (recipient: string | null): RecognitionMethod => ({
  by: 'server',
  recipient,
})
type CallOptions = {
  /** Host of the language model: null for our own server, absent without a model. */
  model?: string | null
  /** Host of the synthesiser; null for our own server. */
  voice?: string | null
  isLocal?: boolean
}
const describeCall = (
  recognition: RecognitionMethod,
  { model, voice = null, isLocal = false }: CallOptions = {},
) =>
  describeRecipients(
    recognition,
    {
      recogniser: null,
      languageModel: model === undefined ? null : { recipient: model },
      synthesiser: { recipient: voice },
    },
    isLocal,
  )

it('names each host that receives what the caller says', () => {
  expect(describeCall(createServerMethod('a.example'), { model: 'b.example' })).toBe(
    'Vos paroles sont transcrites par a.example. Vos mots sont lus par b.example, qui écrit les réponses.',
  )
  expect(describeCall(createServerMethod('a.example'), { model: 'a.example' })).toBe(
    'Vos paroles sont transcrites par a.example, qui écrit aussi les réponses.',
  )
  expect(describeCall({ by: 'browser', recipient: 'Google' })).toBe(
    'Vos paroles sont transcrites par Google.',
  )
})

it('names the host that speaks the answers, but only once if it also writes them', () => {
  expect(describeCall(nobody, { voice: 'c.example' })).toBe(
    'Les réponses sont prononcées par c.example.',
  )
  expect(
    describeCall(createServerMethod('a.example'), { model: 'a.example', voice: 'a.example' }),
  ).toBe(
    'Vos paroles sont transcrites par a.example, qui écrit aussi les réponses et les prononce.',
  )
  expect(
    describeCall(createServerMethod('a.example'), { model: 'b.example', voice: 'b.example' }),
  ).toBe(
    'Vos paroles sont transcrites par a.example. Vos mots sont lus par b.example, qui écrit les réponses et les prononce.',
  )
})

it("says where services on the operator's own computer run", () => {
  expect(describeCall(createServerMethod(null), { model: null })).toBe(
    'Vos paroles sont transcrites sur notre serveur. Les réponses sont écrites sur notre serveur.',
  )
  expect(describeCall(createServerMethod(null), { isLocal: true })).toBe(
    'Vos paroles sont transcrites sur cet ordinateur.',
  )
})

it("says nothing when nobody recognises the caller's words and no model answers", () => {
  expect(describeCall(nobody)).toBe('')
})
