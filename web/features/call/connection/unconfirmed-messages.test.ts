import { expect, it } from 'vitest'
import type { ClientEvent } from '../../../../contract/call-client-events'
import { createUnconfirmedMessages } from './unconfirmed-messages'

const createItem = (
  id: string,
  ...content: ({ type: 'input_text'; text: string } | { type: 'input_audio'; transcript: string })[]
): ClientEvent => ({
  type: 'conversation.item.create',
  item: { id, type: 'message', role: 'user', content },
})
const typedItem = createItem('typed', { type: 'input_text', text: 'Bonsoir' })
const spokenItem = createItem('spoken', { type: 'input_audio', transcript: 'Je dors mal.' })
const commit: ClientEvent = { type: 'input_audio_buffer.commit' }

it('lists typed words, and recognised words with the end of their turn', () => {
  const messages = createUnconfirmedMessages()
  messages.add(typedItem, 1_000)
  messages.add(spokenItem, 2_000)
  expect(messages.listForResend(12_000)).toEqual([typedItem, spokenItem, commit])
})

it('does not list words that the recogniser was still changing, nor other events', () => {
  const messages = createUnconfirmedMessages()
  const words = { type: 'input_audio', transcript: 'Je dors' } as const
  messages.add(createItem('unfinished', words, { type: 'input_audio', transcript: '' }), 1_000)
  messages.add({ type: 'call.mute' }, 1_000)
  expect(messages.listForResend(2_000)).toEqual([])
})

it('does not list words that were last sent long before the last message of the server', () => {
  const messages = createUnconfirmedMessages()
  messages.add(typedItem, 1_000)
  messages.add(spokenItem, 5_000)
  messages.confirmUntil(11_000)
  expect(messages.listForResend(12_000)).toEqual([spokenItem, commit])
  messages.confirmUntil(15_000)
  expect(messages.listForResend(16_000)).toEqual([spokenItem, commit])
})
