import { describe, expect, it } from 'vitest'
import { categories } from '../../../domain/categories'
import { languages } from '../../../domain/languages'
import { findRepetitions, findResponseDefects } from '../testing/sentence-defects'
import { startTestCall, testPersona } from '../testing/start-test-call'
import type { Activity } from './activity'
import { allActivities } from './all-activities'

const acceptance = 'oui volontiers'

const fillAddress = (line: string, address: 'tu' | 'vous') =>
  line.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, tu, vous) => (address === 'tu' ? tu : vous))

/** No activity has more steps, so a longer run has failed. */
const maxTurns = 14

/**
 * Runs an activity from its suggestion to its last sentence, with the same answer to every step; null stands for speech
 * without recognised words.
 */
async function runActivity(activity: Activity, address: 'tu' | 'vous', answer: string | null) {
  const call = startTestCall({
    seed: 5,
    companion: {
      category: activity.category,
      language: 'spanish',
      persona: { ...testPersona, address, activities: [activity.id] },
    },
  })
  for (const text of ['bonsoir', 'je regarde dehors']) await call.say(text)
  await call.say(acceptance)
  const lastAlternatives = [activity.getSteps('spanish').at(-1)?.say.at(-1) ?? ''].flat()
  const lastSentence = fillAddress(lastAlternatives.at(-1) ?? '', address)
  const isOver = () => call.responses.flat().some((sentence) => sentence.endsWith(lastSentence))
  for (let turn = 0; turn < maxTurns && !isOver(); turn += 1)
    await (answer === null
      ? call.speakUnrecognised()
      : // The answer "no" to the first step would end the activity.
        call.say(turn === 0 && answer.startsWith('non') ? 'oui' : answer))
  return { isOver: isOver(), responses: call.responses }
}

describe('guided activities', () => {
  it('include at least two per category', () => {
    for (const category of Object.keys(categories))
      expect(allActivities.filter((one) => one.category === category).length).toBeGreaterThan(1)
  })

  it('have unique ids and step ids, and branch only to steps that exist', () => {
    expect(findRepetitions(allActivities.map(({ id }) => id))).toEqual([])
    for (const activity of allActivities) {
      const steps = activity.getSteps('english')
      const ids = steps.flatMap(({ id }) => (id ? [id] : []))
      const targets = steps.flatMap(({ next, branches }) => [
        ...(next ? [next] : []),
        ...(branches ?? []).map((branch) => branch.next),
      ])
      expect(findRepetitions(ids)).toEqual([])
      expect(targets.filter((target) => !ids.includes(target))).toEqual([])
    }
  })

  describe.each(allActivities.map((activity) => [activity.title, activity] as const))(
    '"%s"',
    (_, activity) => {
      it.each([
        ['any words', 'une lumière orange au bord de la rivière'],
        ['yes', 'oui'],
        ['no', 'non, jamais'],
        ['uncertainty', 'je sais pas'],
        [
          'a long statement',
          'quand j’étais petite on partait tous les étés chez ma grand-mère en Bretagne',
        ],
        ['unrecognised speech', null],
      ])('runs to its last step when every answer is %s', async (_kind, answer) => {
        for (const address of ['tu', 'vous'] as const) {
          const { isOver, responses } = await runActivity(activity, address, answer)
          expect(isOver).toBe(true)
          expect(responses.flatMap((response) => findResponseDefects(response, 4))).toEqual([])
          expect(findRepetitions(responses.flat())).toEqual([])
        }
      })

      it('stops on request, and is not suggested again', async () => {
        const call = startTestCall({
          companion: {
            category: activity.category,
            persona: { ...testPersona, activities: [activity.id] },
          },
        })
        for (const text of ['bonsoir', 'je regarde dehors', acceptance, 'stop'])
          await call.say(text)
        expect(call.responses.at(-1)?.join(' ')).toMatch(
          /On s’arrête là|referme|on laisse ça de côté/,
        )
        for (let turn = 0; turn < 10; turn += 1) await call.say(`je lis ${turn}`)
        const suggestion = fillAddress(activity.suggestion, 'tu')
        expect(call.responses.flat().filter((sentence) => sentence === suggestion)).toHaveLength(1)
      })
    },
  )

  it('do not start when the caller mentions a game that is not an activity', async () => {
    const call = startTestCall({ companion: { category: 'amitie' } })
    await call.say('bonsoir')
    expect((await call.say('on joue à la belote avec les voisins')).join(' ')).not.toMatch(
      /règle|tu préfères/,
    )
  })

  it.each([
    ['fantasmes', 'on fait un action ou vérité ?', 'pour ouvrir le jeu'],
    ['bien_etre', 'on fait le 5-4-3-2-1 ?', 'cinq choses à voir'],
    ['amitie', 'je voudrais l’ancrage par les cinq sens', 'cinq choses à voir'],
    ['conseils_vie', 'on peut dessiner ma roue de la vie ?', 'cinq quartiers'],
  ] as const)('start at once in the category %s on request: %s', async (category, words, said) => {
    const call = startTestCall({ companion: { category } })
    expect((await call.say(words)).join(' ').toLowerCase()).toContain(said)
  })

  it('are suggested when they fit what the caller says', async () => {
    const call = startTestCall({ companion: { category: 'intime_sante' } })
    await call.say('bonsoir')
    const answer = (await call.say('je voudrais en parler à mon mari')).join(' ')
    expect(answer).toContain('on peut la préparer ici')
  })

  it.each([
    ['on fait un portrait chinois ?', 'professionnel', 'La règle'],
    ['les questions qui rapprochent, tu connais ?', 'amour', 'Le principe est connu'],
    ['tu peux m’aider à préparer mon oral', 'apprentissage', 'On prépare une prise de parole'],
  ] as const)(
    'start when the caller asks for them by name: "%s"',
    async (words, category, opening) => {
      const call = startTestCall({ companion: { category } })
      expect((await call.say(words)).join(' ')).toContain(opening)
    },
  )

  it('quote earlier answers in later sentences', async () => {
    const call = startTestCall()
    await call.sayAll(['on fait mon portrait chinois ?', 'je serais l’automne', 'une théière'])
    await call.sayAll(['un héron', 'plutôt sucré', 'une tarte', 'du jazz', 'la paresse'])
    const sentences = call.responses.flat().join(' ')
    expect(sentences).toContain('Quel dessert')
    expect(sentences).toContain('Voici le tableau : l’automne, une théière, une bête dans un coin')
  })

  it('teach different words for each of the nine languages', () => {
    const lesson = allActivities.find(({ id }) => id === 'lecon-de-vocabulaire')
    const openings = Object.keys(languages).map(
      (language) => lesson?.getSteps(language as keyof typeof languages)[0]?.say[1],
    )
    expect(new Set(openings).size).toBe(9)
  })

  it('confirm a right answer in a vocabulary lesson, and correct a wrong one', async () => {
    const answerRecallQuestion = async (answer: string) => {
      const call = startTestCall({
        companion: { category: 'apprentissage', language: 'spanish', persona: testPersona },
      })
      await call.sayAll([
        'bonsoir',
        'je voudrais une leçon de vocabulaire',
        'buenos dias',
        'gracias',
        'por favor',
      ])
      return (await call.say(answer)).join(' ')
    }
    expect(await answerRecallQuestion('gracias !')).toContain('« gracias », c’est exactement ça.')
    expect(await answerRecallQuestion('hola')).toContain('C’était « gracias ».')
  })

  it('repeat their question after the companion has answered small talk', async () => {
    const call = startTestCall()
    await call.say('on joue à tu préfères ?')
    const smallTalkAnswer = await call.say('tu es un robot ?')
    expect(smallTalkAnswer.join(' ')).toMatch(/IA|intelligence artificielle/)
    expect(smallTalkAnswer.join(' ')).toContain('sans musique, ou sans dessert ?')
    expect((await call.say('sans musique')).join(' ')).toContain('dessert, ça se défend')
  })

  it('stop a game when the caller mentions a serious topic', async () => {
    const call = startTestCall()
    await call.sayAll(['on joue à tu préfères ?', 'la musique'])
    const answer = (await call.say('mon père vieillit et ça me fait peur')).join(' ')
    expect(answer).toMatch(/jeu/)
    expect(answer).not.toMatch(/animaux|préfères/)
  })

  /** Starts a call in which the companion has just suggested the activity. */
  const startCallWithSuggestion = async (activity: Activity) => {
    const call = startTestCall({
      companion: {
        category: activity.category,
        persona: { ...testPersona, activities: [activity.id] },
      },
    })
    await call.sayAll(['bonsoir', 'je regarde dehors'])
    return call
  }

  /** Whether the response contains a sentence of the activity. */
  const saysActivitySentence = (activity: Activity, response: readonly string[]) => {
    const templates = activity.getSteps('french').flatMap(({ say }) => say.flat())
    const sentences = templates.map((line) => fillAddress(line, 'tu').slice(0, 40))
    return sentences.some((one) => one.length > 12 && response.join(' ').includes(one))
  }

  it.each([
    ...['non', 'j’ai la flemme finalement', 'je préfère qu’on discute', 'ça m’ennuie', 'bof'],
    ...['pas ce soir en fait', 'tu me saoules avec ça', 'je veux parler de ma mère'],
    ...['ma femme veut divorcer', 'on m’a volé mon sac', 'je vais être expulsé', 'mon père boit'],
    ...['mon fils se fait harceler au collège', 'je ne sais pas comment payer mon loyer'],
  ])('stop at once when the caller says "%s"', async (text) => {
    for (const activity of allActivities) {
      const call = await startCallWithSuggestion(activity)
      expect(saysActivitySentence(activity, await call.say(acceptance)), activity.id).toBe(true)
      expect(saysActivitySentence(activity, await call.say(text)), activity.id).toBe(false)
    }
  })

  it.each(['si tu veux', 'ouais bof', 'oui enfin je sais pas', 'je veux bien qu’on parle'])(
    'do not start after the non-committal answer "%s"',
    async (text) => {
      for (const activity of allActivities) {
        const call = await startCallWithSuggestion(activity)
        expect(saysActivitySentence(activity, await call.say(text)), activity.id).toBe(false)
      }
    },
  )

  it('start when the caller says yes after a non-committal answer', async () => {
    const call = await startCallWithSuggestion(allActivities[0] as Activity)
    expect((await call.say('si tu veux')).join(' ')).toMatch(/on essaie.*\?$/)
    expect(saysActivitySentence(allActivities[0] as Activity, await call.say('oui'))).toBe(true)
  })

  it('say the next step of a quiet activity after 30 s of silence', async () => {
    const call = startTestCall()
    await call.say('on respire ensemble ?')
    expect((await call.send({ kind: 'silence', seconds: 30 })).join(' ')).toContain(
      'Les pieds au sol',
    )
  })
})
