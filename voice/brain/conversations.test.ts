import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companions } from '../../content/companions/companions'
import { plainPersona, rehearse } from './testing/rehearse'
import { findRepeats, findResponseFaults } from './testing/speech-faults'

/** Calls as people hold them; each is heard whole and judged by the same ear. */
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
  insistence: [
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
  'a change of mind': [
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
    it.each(Object.entries(calls))('is pleasant to hear: %s', async (_title, texts) => {
      const call = rehearse({ companion, seed: 3 })
      await call.greeting()
      await call.sayAll(texts)
      expect(call.heard.flatMap((response) => findResponseFaults(response, 4))).toEqual([])
      expect(findRepeats(call.heard.flat())).toEqual([])
      expect(call.heard.filter((response) => response.length === 0)).toEqual([])
    })

    it('uses the caller’s name, but sparingly', async () => {
      const call = rehearse({ companion, caller: { name: 'Apolline' } })
      await call.greeting()
      await call.sayAll(Array.from({ length: 18 }, (_, turn) => `je regarde la pluie ${turn}`))
      const named = call.heard.flat().filter((sentence) => sentence.includes('Apolline'))
      expect(named.length).toBeGreaterThanOrEqual(1)
      expect(named.length).toBeLessThanOrEqual(5)
    })
  },
)

describe('the scripted conversation', () => {
  it('takes the caller’s own words up, turned to « tu » or « vous »', async () => {
    const answer = async (address: 'tu' | 'vous', seed: number) =>
      (
        await rehearse({ seed, companion: { persona: { ...plainPersona, address } } }).say(
          'je dors mal depuis que mon fils est parti',
        )
      ).join(' ')
    const seeds = Array.from({ length: 12 }, (_, seed) => seed)
    const withTu = await Promise.all(seeds.map((seed) => answer('tu', seed)))
    const withVous = await Promise.all(seeds.map((seed) => answer('vous', seed)))
    expect(withTu.join(' ')).toMatch(/tu dors mal depuis que ton fils est parti/i)
    expect(withVous.join(' ')).toMatch(/vous dormez mal depuis que votre fils est parti/i)
  })

  it('says the same words for the same seed, and others for another', async () => {
    const talk = async (seed: number) => {
      const call = rehearse({ seed })
      await call.greeting()
      await call.sayAll(calls['a hard day'] ?? [])
      return call.heard.flat().join(' ')
    }
    expect(await talk(1)).toBe(await talk(1))
    expect(await talk(1)).not.toBe(await talk(2))
  })

  it('offers one activity by the third exchange, and never again once it is declined', async () => {
    const call = rehearse()
    const first = [
      await call.say('bonsoir'),
      await call.say('je rentre'),
      await call.say('il fait froid'),
    ]
    const isOffer = (sentence: string) => /tu préfères|trois bonnes choses/.test(sentence)
    expect(first.flat().filter(isOffer)).toHaveLength(1)
    await call.say('non merci')
    const later = []
    for (let turn = 0; turn < 20; turn += 1) later.push(...(await call.say(`je range ${turn}`)))
    expect(later.filter(isOffer)).toEqual([])
  })

  it('keeps its own whims and its games for later while a grief is being told', async () => {
    for (const companion of companions) {
      const { turnsOfPhrase } = companion.persona.manner
      for (const seed of [1, 2, 3, 4]) {
        const call = rehearse({ companion, seed })
        await call.sayAll(['mon chien est mort hier', 'il avait douze ans', 'il était roux'])
        const heard = call.heard.flat()
        expect(heard.filter((sentence) => turnsOfPhrase.includes(sentence))).toEqual([])
        expect(heard.join(' ')).not.toMatch(/tu préfères|jeu de mémoire|portrait chinois/)
      }
    }
  })

  it('remembers the last call when it greets', async () => {
    const call = rehearse({
      caller: {
        pastSummaries: [
          { date: '2026-01-02T20:00:00Z', summary: 'Au fil de l’appel : le sommeil.' },
          { date: '2025-12-01T20:00:00Z', summary: 'Au fil de l’appel : la musique.' },
        ],
      },
    })
    expect((await call.greeting()).join(' ')).toContain(
      'La dernière fois, on avait parlé de ton sommeil.',
    )
  })

  it('learns the name that the caller gives', async () => {
    const call = rehearse({ caller: { name: null } })
    expect((await call.greeting()).join(' ')).not.toContain('{')
    expect((await call.say('moi c’est Karim')).join(' ')).toContain('Karim')
  })

  it('never sells: asked for the price, it says how minutes are counted', async () => {
    const call = rehearse()
    const answers = [await call.say('combien ça coûte ?'), await call.say('c’est payant ?')].flat()
    expect(answers.join(' ')).toContain('toute minute entamée est décomptée')
  })

  it('holds a hundred and fifty exchanges without a repeated sentence', async () => {
    const call = rehearse()
    for (let turn = 0; turn < 150; turn += 1) await call.say(`je regarde le mur ${turn}`)
    expect(findRepeats(call.heard.flat())).toEqual([])
    expect(call.heard.every((response) => response.length > 0)).toBe(true)
  })
})

describe('whatever is typed', () => {
  it('is answered in sentences that can be said aloud', async () => {
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
        const call = rehearse()
        for (const words of texts) await call.say(words.join(' '))
        expect(call.heard.flatMap((response) => findResponseFaults(response, 4))).toEqual([])
        expect(call.heard.every((response) => response.length > 0)).toBe(true)
      }),
    )
  })
})

describe('a caller whose words cannot be made out', () => {
  it('is told once, kindly, with the way to write', async () => {
    const call = rehearse()
    await call.greeting()
    for (let turn = 0; turn < 40; turn += 1) await call.speakUnheard()
    const said = call.heard.flat()
    expect(said.filter((sentence) => /champ de texte/i.test(sentence))).toHaveLength(1)
    expect(call.heard[1]?.join(' ')).toMatch(/champ de texte/i)
    expect(findRepeats(said)).toEqual([])
    expect(call.heard.every((response) => response.length > 0)).toBe(true)
  })

  it('is led through a whole activity, and nothing claims to have understood', async () => {
    const call = rehearse()
    for (let turn = 0; turn < 40; turn += 1) await call.speakUnheard()
    const said = call.heard.flat()
    expect(said.join(' ')).toMatch(/Fin de partie|au fond de la poche/)
    expect(
      said.filter((sentence) => /tu (dis|viens de dire)|j’ai (bien )?compris/i.test(sentence)),
    ).toEqual([])
  })
})
