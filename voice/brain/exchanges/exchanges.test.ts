import { describe, expect, test } from 'vitest'
import { fillTemplate } from '../templates/template'
import { startTestCall } from '../testing/start-test-call'
import { exchanges } from './all-exchanges'

const lines = exchanges.flatMap(({ answers, afterYes, afterNo, afterOther }) => [
  ...answers,
  ...afterYes,
  ...afterNo,
  ...afterOther,
])

describe('the written exchanges', () => {
  test('each has wordings and an answer', () => {
    const incomplete = exchanges.filter(
      ({ wordings, answers }) => wordings.length === 0 || answers.length === 0,
    )
    expect(incomplete).toEqual([])
  })

  test('none names a telephone number that costs extra', () => {
    expect(lines.filter((line) => /\b0 ?8[129]/.test(line))).toEqual([])
  })

  test('no answer is written twice', () => {
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })

  test('each sentence has at most 25 words, in both forms of address', () => {
    const long = lines.flatMap((line) =>
      (['tu', 'vous'] as const).flatMap((address) =>
        (fillTemplate(line, address, {}) ?? line)
          .split(/(?<=[.!?]) /)
          .filter(
            (sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > 25,
          ),
      ),
    )
    expect(long).toEqual([])
  })

  test('only an exchange that asks goes on after yes, no or another answer', () => {
    const idle = exchanges.filter(
      ({ answers, afterYes, afterNo, afterOther }) =>
        afterYes.length + afterNo.length + afterOther.length > 0 &&
        !answers.some((answer) => answer.includes('?')),
    )
    expect(idle.map(({ wordings }) => wordings[0])).toEqual([])
  })

  test('no answer keeps to one form of address', () => {
    const one = lines.filter((line) =>
      /(?<!\p{L})(?:tu|ton|ta|tes|toi|vous|votre|vos)(?!\p{L})/iu.test(
        line.replace(/\{[^}]*\}/g, '').replace(/«[^»]*»|rendez-vous/g, ''),
      ),
    )
    expect(one).toEqual([])
  })
})

describe('a call', () => {
  const startCall = () => startTestCall()

  test('answers with a written exchange and goes on from yes, no or another answer', async () => {
    const exchange = exchanges.find(({ wordings }) =>
      wordings.includes('mon fils fait des cauchemars'),
    )
    const follow = async (reply: string) => {
      const call = startCall()
      await call.say('mon fils fait encore des cauchemars')
      return (await call.say(reply)).join(' ')
    }
    expect(exchange?.afterYes).toContain(await follow('oui'))
    expect(exchange?.afterNo).toContain(await follow('non'))
    expect(exchange?.afterOther).toContain(await follow('deux fois par semaine'))
  })

  test('answers a new question instead of going on', async () => {
    const call = startCall()
    await call.say('mon fils fait encore des cauchemars')
    const [answer = ''] = await call.say('comment réussir le riz ?')
    expect(answer).toMatch(/riz/)
  })

  test('says no answer of an exchange again', async () => {
    const call = startCall()
    for (let turn = 0; turn < 4; turn++) await call.say('je m’ennuie ce soir')
    const said = call.responses.flat()
    expect(new Set(said).size).toBe(said.length)
  })
})
