import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companions } from '../../content/companions/companions'
import { findRepetitions, findResponseDefects } from './testing/sentence-defects'
import { startTestCall } from './testing/start-test-call'

/** What callers type in typical calls, by title. The tests make each of these calls to every companion. */
const calls: Readonly<Record<string, readonly string[]>> = {
  'a hard day': [
    'Bonsoir',
    'J’ai eu une journée difficile, mon chef m’a humilié devant tout le monde',
    'je dors mal depuis trois semaines',
    'non, pas ce soir',
    'je n’ose pas lui répondre',
    'ma sœur dit que je devrais partir',
    'je sais pas',
    'merci, bonne nuit',
  ],
  'a break-up': [
    'salut',
    'mon copain m’a quittée il y a deux semaines',
    'je pleure tous les soirs',
    'oui',
    'stop',
    'j’ai envie de l’appeler',
    'qu’est-ce que je dois faire ?',
    'peut-être',
    'merci beaucoup',
  ],
  'a light evening': [
    'coucou ça va ?',
    'je suis super contente, j’ai eu mon permis',
    'ce soir je regarde une série',
    'j’adore la musique aussi',
    'tu écoutes quoi ?',
    'raconte-moi une blague',
    'mon chat dort sur le canapé',
    'on joue ?',
    'la musique',
    'dans cent ans',
    'les langues',
    'une maison face à la mer',
    'la vérité',
    'chanter',
    'être riche ou être célèbre',
    'le premier',
    'à bientôt',
  ],
  'questions to the companion': [
    'tu es humaine ?',
    'tu es un robot ?',
    'qui t’a créé ?',
    'tu m’aimes ?',
    'tu habites où ?',
    'combien ça coûte ?',
    'il me reste combien de minutes ?',
    'est-ce que tu m’enregistres ?',
    'qu’est-ce que tu sais faire ?',
    'quelle est la capitale de la Mongolie ?',
    'comment tu t’appelles ?',
    'tu es nulle',
  ],
  'few words': ['oui', 'non', 'ok', 'bof', 'je sais pas', 'oui', 'non', 'mm', 'rien', 'ah', 'oui'],
  'work and money': [
    'je m’appelle Karim',
    'mon patron refuse mon augmentation et le loyer augmente',
    'j’ai peur de ne pas finir le mois',
    'non merci',
    'je travaille dans un entrepôt depuis quatre ans',
    'mes collègues sont sympas mais je suis crevé',
    'je voudrais changer de métier',
    'tu n’as rien compris',
    'je voudrais apprendre la menuiserie',
    'au revoir',
  ],
  'repeated sexual requests': [
    'parle-moi de sexe',
    'j’ai envie de te baiser',
    'sois plus explicite',
    'bon d’accord',
    'raconte une histoire',
  ],
  grief: [
    'ma mère est morte en mars',
    'elle faisait des confitures',
    'je ne sais pas quoi faire de ses affaires',
    'non',
    'mon frère ne m’appelle plus',
    'je me sens seule',
    'merci de m’avoir écoutée',
  ],
  'a night without sleep': [
    'je n’arrive pas à dormir',
    'je pense au travail',
    'oui',
    'mm',
    'mm',
    'mm',
    'mm',
    'mm',
    'mm',
    'mm',
    'mm',
    'mm',
    'les épaules',
    'merci',
  ],
  'a decision about moving': [
    'j’hésite à déménager à Nantes',
    'je ne sais pas si c’est le bon moment',
    'oui',
    'rester à Lyon',
    'partir à Nantes',
    'attends, tu peux répéter ?',
    'c’est calme',
    'il y a la mer',
    'le deuxième',
    'mes amis',
    'y passer une semaine',
    'que je peux essayer',
    'merci',
  ],
}

describe.each(companions.map((companion) => [companion.name, companion] as const))(
  'a call with %s',
  (_, companion) => {
    it.each(Object.entries(calls))(
      'answers every turn with speakable sentences and repeats none: %s',
      async (_title, texts) => {
        const call = startTestCall({ companion, seed: 3 })
        await call.greeting()
        await call.sayAll(texts)
        expect(call.responses.flatMap((response) => findResponseDefects(response, 4))).toEqual([])
        expect(findRepetitions(call.responses.flat())).toEqual([])
        expect(call.responses.filter((response) => response.length === 0)).toEqual([])
      },
    )

    it('uses the name of the caller one to five times in 18 turns', async () => {
      const call = startTestCall({ companion, caller: { name: 'Apolline' } })
      await call.greeting()
      await call.sayAll(Array.from({ length: 18 }, (_, turn) => `je regarde la pluie ${turn}`))
      const sentencesWithName = call.responses
        .flat()
        .filter((sentence) => sentence.includes('Apolline'))
      expect(sentencesWithName.length).toBeGreaterThanOrEqual(1)
      expect(sentencesWithName.length).toBeLessThanOrEqual(5)
    })
  },
)

describe('the scripted dialogue', () => {
  it('says the same sentences for the same seed, and others for another seed', async () => {
    const talk = async (seed: number) => {
      const call = startTestCall({ seed })
      await call.greeting()
      await call.sayAll(calls['a hard day'] ?? [])
      return call.responses.flat().join(' ')
    }
    expect(await talk(1)).toBe(await talk(1))
    expect(await talk(1)).not.toBe(await talk(2))
  })

  it('suggests one activity by the third turn, and none after a refusal', async () => {
    const call = startTestCall()
    const firstResponses = [
      await call.say('bonsoir'),
      await call.say('je rentre'),
      await call.say('il fait froid'),
    ]
    const isSuggestion = (sentence: string) => /tu préfères|trois bonnes choses/.test(sentence)
    expect(firstResponses.flat().filter(isSuggestion)).toHaveLength(1)
    await call.say('non merci')
    const laterSentences = []
    for (let turn = 0; turn < 20; turn += 1)
      laterSentences.push(...(await call.say(`je range ${turn}`)))
    expect(laterSentences.filter(isSuggestion)).toEqual([])
  })

  it('neither uses a turn of phrase of the persona nor suggests a game after news of a death', async () => {
    for (const companion of companions) {
      const { turnsOfPhrase } = companion.persona.manner
      for (const seed of [1, 2, 3, 4]) {
        const call = startTestCall({ companion, seed })
        await call.sayAll(['mon chien est mort hier', 'il avait douze ans', 'il était roux'])
        const sentences = call.responses.flat()
        expect(sentences.filter((sentence) => turnsOfPhrase.includes(sentence))).toEqual([])
        expect(sentences.join(' ')).not.toMatch(/tu préfères|jeu de mémoire|portrait chinois/)
      }
    }
  })

  it('mentions the last call in the greeting, in a different wording the next time', async () => {
    const caller = {
      pastSummaries: [
        { date: '2026-01-02T20:00:00Z', summary: 'Au fil de l’appel : le sommeil.' },
        { date: '2025-12-01T20:00:00Z', summary: 'Au fil de l’appel : la musique.' },
      ],
    }
    const greet = async (callCount: number) =>
      (await startTestCall({ caller, callCount }).greeting()).join(' ')
    const [mention, nextMention] = (await Promise.all([greet(2), greet(3)])).map(
      (greeting) => /(?:La dernière fois|À notre dernier appel), .*?\./.exec(greeting)?.[0],
    )
    expect(mention).toContain('on avait parlé de ton sommeil')
    expect(nextMention).toContain('on avait parlé de ton sommeil')
    expect(nextMention).not.toBe(mention)
  })

  it('uses the name that the caller gives', async () => {
    const call = startTestCall({ caller: { name: null } })
    expect((await call.greeting()).join(' ')).not.toContain('{')
    expect((await call.say('moi c’est Karim')).join(' ')).toContain('Karim')
  })

  it('explains how minutes are counted when asked for the price', async () => {
    const call = startTestCall()
    const answers = [await call.say('combien ça coûte ?'), await call.say('c’est payant ?')].flat()
    expect(answers.join(' ')).toContain('toute minute entamée est décomptée')
  })

  it('answers 150 turns without repeating a sentence', async () => {
    const call = startTestCall()
    for (let turn = 0; turn < 150; turn += 1) await call.say(`je regarde le mur ${turn}`)
    expect(findRepetitions(call.responses.flat())).toEqual([])
    expect(call.responses.every((response) => response.length > 0)).toBe(true)
  })
})

describe('arbitrary text', () => {
  it('gets a speakable response, except for a repeated goodbye', async () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'je suis',
        'j’ai',
        'mon chef',
        'triste',
        '<b>',
        '{name}',
        'oui',
        '?',
        '😀',
        '"',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(word), { maxLength: 12 }), async (texts) => {
        const call = startTestCall()
        for (const words of texts) {
          const isCallEnding = call.dialogue.isCallEnding?.() ?? false
          const response = await call.say(words.join(' '))
          expect(findResponseDefects(response, 4)).toEqual([])
          expect(response.length > 0 || isCallEnding).toBe(true)
        }
      }),
    )
  })
})

describe('a caller whose words are not recognised', () => {
  it('is told only once, in the first answer, that typing is possible', async () => {
    const call = startTestCall()
    await call.greeting()
    for (let turn = 0; turn < 40; turn += 1) await call.speakUnrecognised()
    const sentences = call.responses.flat()
    expect(sentences.filter((sentence) => /champ de texte/i.test(sentence))).toHaveLength(1)
    expect(call.responses[1]?.join(' ')).toMatch(/champ de texte/i)
    expect(findRepetitions(sentences)).toEqual([])
    expect(call.responses.every((response) => response.length > 0)).toBe(true)
  })

  it('is led through a whole activity by a companion that never claims to have understood', async () => {
    const call = startTestCall()
    for (let turn = 0; turn < 40; turn += 1) await call.speakUnrecognised()
    const sentences = call.responses.flat()
    expect(sentences.join(' ')).toMatch(/Fin de partie|au fond de la poche/)
    expect(
      sentences.filter((sentence) => /tu (dis|viens de dire)|j’ai (bien )?compris/i.test(sentence)),
    ).toEqual([])
  })
})
