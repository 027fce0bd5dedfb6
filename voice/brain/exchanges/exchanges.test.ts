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
  test('all have at least one wording and one answer', () => {
    const incomplete = exchanges.filter(
      ({ wordings, answers }) => wordings.length === 0 || answers.length === 0,
    )
    expect(incomplete).toEqual([])
  })

  test('have no wording with a bracket or bar that was not expanded', () => {
    const wordings = exchanges.flatMap((exchange) => exchange.wordings)
    expect(wordings.filter((wording) => /[()|]/.test(wording))).toEqual([])
  })

  test('never name a premium-rate telephone number', () => {
    expect(lines.filter((line) => /\b0 ?8[129]/.test(line))).toEqual([])
  })

  test('have no line twice', () => {
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })

  test('have sentences of at most 25 words, with "tu" and with "vous"', () => {
    const longSentences = lines.flatMap((line) =>
      (['tu', 'vous'] as const).flatMap((address) =>
        (fillTemplate(line, address, {}) ?? line)
          .split(/(?<=[.!?]) /)
          .filter(
            (sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > 25,
          ),
      ),
    )
    expect(longSentences).toEqual([])
  })

  test('respond to a reply only if one of their answers asks a question', () => {
    const unreachable = exchanges.filter(
      ({ answers, afterYes, afterNo, afterOther }) =>
        afterYes.length + afterNo.length + afterOther.length > 0 &&
        !answers.some((answer) => answer.includes('?')),
    )
    expect(unreachable.map(({ wordings }) => wordings[0])).toEqual([])
  })

  test('say "tu" and "vous" only in slots that adapt to the form of address, and in quotations', () => {
    const linesWithFixedAddress = lines.filter((line) =>
      /(?<!\p{L})(?:tu|ton|ta|tes|toi|vous|votre|vos)(?!\p{L})/iu.test(
        line.replace(/\{[^}]*\}/g, '').replace(/«[^»]*»|rendez-vous/g, ''),
      ),
    )
    expect(linesWithFixedAddress).toEqual([])
  })
})

describe('a call', () => {
  test('answers with a written exchange, then responds to a yes, a no or another reply', async () => {
    const exchange = exchanges.find(({ wordings }) =>
      wordings.includes('mon fils fait des cauchemars'),
    )
    const replyToQuestion = async (reply: string) => {
      const call = startTestCall()
      await call.say('mon fils fait encore des cauchemars')
      return (await call.say(reply)).join(' ')
    }
    expect(exchange?.afterYes).toContain(await replyToQuestion('oui'))
    expect(exchange?.afterNo).toContain(await replyToQuestion('non'))
    expect(exchange?.afterOther).toContain(await replyToQuestion('deux fois par semaine'))
  })

  test('answers the caller’s new question instead of treating it as a reply', async () => {
    const call = startTestCall()
    await call.say('mon fils fait encore des cauchemars')
    const [answer = ''] = await call.say('comment réussir le riz ?')
    expect(answer).toMatch(/riz/)
  })

  test('continues a thread, even after an unrelated exchange', async () => {
    const threadExchanges = exchanges.filter(({ follows }) =>
      follows.includes('ma cheffe m’a repris devant toute l’équipe'),
    )
    const answers = threadExchanges.flatMap((exchange) => exchange.answers)
    const call = startTestCall()
    await call.say('ma cheffe m’a repris devant toute l’équipe')
    expect(answers).toContain((await call.say('j’ai rien répondu')).join(' '))
    await call.say('comment réussir le riz ?')
    expect(answers).toContain((await call.say('et toi t’en penses quoi')).join(' '))
  })

  test('does not use the answers of a thread that the caller has not opened', async () => {
    const call = startTestCall()
    const answer = (await call.say('j’ai rien répondu')).join(' ')
    const threadExchanges = exchanges.filter(({ follows }) => follows.length > 0)
    expect(threadExchanges.flatMap(({ answers }) => answers)).not.toContain(answer)
  })

  test.each([
    ['comment on fait une procuration ?', /maprocuration/],
    ['comment faire un acte de naissance ?', /mairie de la commune de naissance/],
    ['j’ai perdu mon permis je fais quoi ?', /déclaration de perte .* nouveau permis/],
    ['comment faire une attestation ?', /^(?!.*(?:mairie|France Titres))/],
    ['comment faire un passeport ?', /mairie/],
  ])('gives the steps for the document that the caller names: "%s"', async (words, expected) => {
    expect((await startTestCall().say(words)).join(' ')).toMatch(expected)
  })

  test('repeats no sentence when the caller says the same thing four times', async () => {
    const call = startTestCall()
    for (let turn = 0; turn < 4; turn++) await call.say('je m’ennuie ce soir')
    const said = call.responses.flat()
    expect(new Set(said).size).toBe(said.length)
  })
})
